import { useQuery } from '@tanstack/react-query'
import { Trash2 } from 'lucide-react'
import { type FormEvent, useRef, useState } from 'react'
import * as closures from '../../contract/closures.ts'
import { academies, type SchoolZone, schoolZones } from '../../domain/school-holidays.ts'
import { maxClosureLabel } from '../../domain/session-series.ts'
import { useTimeZone } from '../accounts/queries.ts'
import { newId } from '../app/new-id.ts'
import { queryClient } from '../app/query-client.ts'
import { Reading } from '../app/reading.tsx'
import { useNow } from '../app/use-now.ts'
import { useWhyCannot } from '../app/use-why-cannot.ts'
import { useWhyNotNow } from '../app/use-why-not-now.ts'
import { useWrite } from '../app/use-write.ts'
import { clubDay, longDay } from '../clubs/club-time.ts'
import { Banner } from '../ui/banner.tsx'
import { Button } from '../ui/button.tsx'
import { DateField } from '../ui/date-field.tsx'
import { Field } from '../ui/field.tsx'
import { FormErrors } from '../ui/form-errors.tsx'
import { IconButton } from '../ui/icon-button.tsx'
import { Section } from '../ui/layout.tsx'
import { Select } from '../ui/select.tsx'
import { lazyPart } from '../ui/lazy-part.tsx'
import { Skeleton } from '../ui/states.tsx'
import { TextInput } from '../ui/text-input.tsx'
import { showToast } from '../ui/toast.ts'
import { useRowFocus } from '../ui/use-row-focus.ts'
import { closuresQuery } from './queries.ts'
import { type Closed, isClosedStill } from './closed.ts'
import './closures.css'

const ClosedDatesNotice = lazyPart(async () => (await import('./closed-dates-notice.tsx')).ClosedDatesNotice)

const otherwise = 'Une erreur est survenue lors de la sauvegarde'
const empty = { label: '', from: '', to: '' }
const refresh = () => void queryClient.invalidateQueries(closuresQuery)

/** When the club does not train: series leave these days out. */
export function ClosuresSection() {
  const query = useQuery(closuresQuery)
  const whyNot = useWhyNotNow('runClub')
  const runs = useWhyCannot('runClub') === null
  const today = clubDay(useNow(), useTimeZone())
  const list = useRowFocus()
  const removal = useWrite(closures.remove, {
    onSuccess: () => {
      refresh()
      showToast('Fermeture supprimée')
    },
    otherwise,
  })
  const { data } = query
  return (
    <Section title="Vacances et fermetures">
      <p className="places-hint">Les séances qui se répètent sautent ces jours-là.</p>
      <Reading query={query} part otherwise="Erreur lors du chargement des fermetures">
        <Skeleton label="Chargement des fermetures" rows={2} />
      </Reading>
      {data && (
        <div className="closures">
          <ZoneField zone={data.schoolZone} today={today} whyNot={whyNot} />
          {removal.error && <Banner tone="error">{removal.error}</Banner>}
          {data.closures.length > 0 && (
            <ul ref={list} aria-label="Fermetures" className="rows places-list">
              {data.closures.map(({ id, label, from, to }) => (
                <li key={id}>
                  <p className="places-name">
                    <b>
                      <bdi>{label}</bdi>
                    </b>
                    <span>
                      {from === to
                        ? longDay(from, today)
                        : `du ${longDay(from, today)} au ${longDay(to, today)}`}
                    </span>
                  </p>
                  {runs && (
                    <IconButton
                      label={`Supprimer la fermeture ${label}`}
                      icon={<Trash2 />}
                      disabledReason={whyNot}
                      onClick={() => void removal.send({ id })}
                    />
                  )}
                </li>
              ))}
            </ul>
          )}
          {runs && <ClosureForm ids={data.closures.map(({ id }) => id)} today={today} whyNot={whyNot} />}
        </div>
      )}
    </Section>
  )
}

interface ZoneFieldProps {
  zone: SchoolZone | null
  today: string
  whyNot: string | null
}

function ZoneField({ zone, today, whyNot }: ZoneFieldProps) {
  const [closed, setClosed] = useState<Closed | null>(null)
  const chosen = useRef(zone)
  const choice = useWrite(closures.chooseZone, {
    onSuccess: (answer) => {
      refresh()
      setClosed({ by: chosen.current, answer })
      showToast('Zone enregistrée')
    },
    otherwise,
  })
  return (
    <>
      <Field
        label="Vacances scolaires"
        error={choice.error}
        hint={
          zone
            ? `${academies[zone]}.`
            : 'Choisissez la zone de votre académie. Corse et outre-mer\u00A0: notez les vôtres comme fermetures.'
        }
      >
        <Select
          value={zone ?? ''}
          disabled={whyNot !== null || choice.pending}
          onChange={({ target }) => {
            chosen.current = (target.value || null) as SchoolZone | null
            void choice.send({ schoolZone: chosen.current })
          }}
        >
          <option value="">Aucune</option>
          {schoolZones.map((each) => (
            <option key={each} value={each}>
              Zone {each}
            </option>
          ))}
        </Select>
      </Field>
      {isClosedStill(closed, [zone]) && (
        <ClosedDatesNotice key={closed.by} closed={closed.answer} today={today} />
      )}
    </>
  )
}

interface ClosureFormProps {
  /** Of the closures that the club has. */
  ids: readonly string[]
  today: string
  whyNot: string | null
}

function ClosureForm({ ids, today, whyNot }: ClosureFormProps) {
  const [id, setId] = useState(newId)
  const [typed, setTyped] = useState(empty)
  const [closed, setClosed] = useState<Closed | null>(null)
  const creation = useWrite(closures.create, {
    onSuccess: (answer) => {
      refresh()
      setClosed({ by: id, answer })
      setTyped(empty)
      setId(newId())
      showToast('Fermeture ajoutée')
    },
    otherwise,
  })
  const { error, fields, failures } = creation.messages(typed)
  function handleSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (!whyNot) void creation.send({ ...typed, id }, { form: event.currentTarget })
  }
  return (
    <form noValidate aria-label="Nouvelle fermeture" className="closure-form" onSubmit={handleSubmit}>
      <FormErrors error={error} failures={failures} />
      <Field label="Motif" error={fields.label} hint="Par exemple «&#160;Tournoi du club&#160;».">
        <TextInput
          maxLength={maxClosureLabel}
          value={typed.label}
          onChange={({ target }) => setTyped({ ...typed, label: target.value })}
        />
      </Field>
      <div className="closure-days">
        <Field label="Du" error={fields.from}>
          <DateField
            value={typed.from}
            today={today}
            onChange={(from) => setTyped({ ...typed, from, to: typed.to || from })}
          />
        </Field>
        <Field label="Au" error={fields.to}>
          <DateField value={typed.to} today={today} onChange={(to) => setTyped({ ...typed, to })} />
        </Field>
      </div>
      <p>
        <Button type="submit" pending={creation.pending} disabledReason={whyNot}>
          Ajouter une fermeture
        </Button>
      </p>
      {isClosedStill(closed, ids) && (
        <ClosedDatesNotice key={closed.by} closed={closed.answer} today={today} />
      )}
    </form>
  )
}
