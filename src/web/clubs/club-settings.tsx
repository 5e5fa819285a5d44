import { type FormEvent, useMemo, useState } from 'react'
import type { ClubPage } from '../../contract/clubs.ts'
import { Banner } from '../ui/banner.tsx'
import { Button } from '../ui/button.tsx'
import { Switch } from '../ui/choices.tsx'
import { Field } from '../ui/field.tsx'
import { Section } from '../ui/layout.tsx'
import { Select } from '../ui/select.tsx'
import { showToast } from '../ui/toast.ts'
import { settingsOf } from './club-edit.ts'
import { Ownership } from './ownership.tsx'
import { allTimeZones, type TimeZoneChoice, timeZoneName, usualTimeZones } from './time-zones.ts'
import { useClubEdit } from './use-club-edit.ts'

export function ClubSettingsSection({ club }: { club: ClubPage }) {
  return (
    <Section title="Réglages">
      <div className="club-settings">
        <ApprovalSwitch club={club} />
        <TimeZoneForm club={club} />
        <Ownership club={club} />
      </div>
    </Section>
  )
}

function ApprovalSwitch({ club }: { club: ClubPage }) {
  const { approvesPlayers } = settingsOf(club)
  const [wanted, setWanted] = useState(approvesPlayers)
  const edit = useClubEdit()

  function handleChange(checked: boolean) {
    if (edit.pending) return
    setWanted(checked)
    void edit.save(club, { approvesPlayers: checked })
  }
  const shown = edit.pending ? wanted : approvesPlayers
  return (
    <div>
      <Switch
        label="Approuver les nouveaux joueurs"
        aria-describedby="approval-hint"
        checked={shown}
        onChange={(event) => handleChange(event.target.checked)}
      />
      <p id="approval-hint" className="field-hint club-approval-hint">
        {shown
          ? 'Avec le code, un joueur demande à entrer et attend votre accord.'
          : 'Avec le code, un joueur entre aussitôt. Un entraineur attend toujours votre accord.'}
      </p>
      {edit.error && (
        <Banner tone="error" className="club-approval-error">
          {edit.error}
        </Banner>
      )}
    </div>
  )
}

function TimeZoneForm({ club }: { club: ClubPage }) {
  /** The club as it was when the edit began; null before. */
  const [base, setBase] = useState<ClubPage | null>(null)
  const [zone, setZone] = useState(club.timeZone)
  /** « Autre… » was chosen: the whole list is open. */
  const [other, setOther] = useState(false)
  const [overtaken, setOvertaken] = useState(false)
  const edit = useClubEdit({
    onDone: () => {
      setBase(null)
      setOther(false)
      showToast('Le fuseau horaire est modifié.')
    },
    onOvertaken: (now) => {
      setBase(now)
      setOvertaken(true)
    },
  })
  const shown = base ? zone : club.timeZone
  const { error, fields } = edit.messages({ timeZone: zone })
  const usual = useMemo(() => usualTimeZones(supported(), club.timeZone), [club.timeZone])
  const listed = other || !usual.some((choice) => choice.zone === shown)
  const groups = useMemo(() => (listed ? allTimeZones(supported()) : []), [listed])
  const isChanged = base !== null && shown !== club.timeZone
  const trouble = fields.timeZone ?? error

  function handleChange(chosen: string) {
    setOther(chosen === otherZone)
    handleZone(chosen === otherZone ? '' : chosen)
  }
  /** Without a choice the club's stays, and nothing is being edited. */
  function handleZone(chosen: string) {
    if (chosen === '') return endEdit()
    setBase(base ?? club)
    setZone(chosen)
  }
  function endEdit() {
    setBase(null)
    setOvertaken(false)
    edit.clear()
  }
  function handleSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    setOvertaken(false)
    if (base) void edit.save(base, { timeZone: zone }, event.currentTarget)
  }
  function handleCancel() {
    setOther(false)
    endEdit()
  }
  return (
    <form noValidate className="club-zone" onSubmit={handleSubmit}>
      <Field
        label="Fuseau horaire"
        error={listed ? null : trouble}
        hint="Celui de votre salle. Les séances à venir gardent l’heure affichée."
      >
        <Select value={listed ? otherZone : shown} onChange={(event) => handleChange(event.target.value)}>
          <ZoneOptions choices={usual} />
          <option value={otherZone}>Autre…</option>
        </Select>
      </Field>
      {listed && (
        <Field label="Autre fuseau horaire" error={trouble}>
          <Select value={isChanged ? shown : ''} onChange={(event) => handleZone(event.target.value)}>
            <option value="">Choisir dans la liste</option>
            {groups.map(({ label, choices }) => (
              <optgroup key={label} label={label}>
                <ZoneOptions choices={choices} />
              </optgroup>
            ))}
          </Select>
        </Field>
      )}
      {overtaken && (
        <Banner tone="waiting">
          Le fuseau horaire a été changé entre-temps&#160;: {timeZoneName(club.timeZone)}. Votre choix est
          toujours là&#8239;; sauvegardez-le pour le garder.
        </Banner>
      )}
      {(isChanged || listed) && (
        <div className="actions">
          {isChanged && (
            <Button type="submit" variant="solid" pending={edit.pending}>
              Sauvegarder
            </Button>
          )}
          <Button onClick={handleCancel}>Annuler</Button>
        </div>
      )}
    </form>
  )
}

const supported = () => Intl.supportedValuesOf('timeZone')

/** No zone is called so. */
const otherZone = 'other'

function ZoneOptions({ choices }: { choices: readonly TimeZoneChoice[] }) {
  return choices.map(({ zone, label }) => (
    <option key={zone} value={zone}>
      {label}
    </option>
  ))
}
