import { type FormEvent, useId, useState } from 'react'
import * as children from '../../contract/children.ts'
import type { Input } from '../../contract/endpoint.ts'
import type { PlayerRecord } from '../../contract/players.ts'
import { fullName } from '../../domain/member-name.ts'
import { playerTypes, playingStyles, preferredHands, rubbers } from '../../domain/player.ts'
import { queryClient } from '../app/query-client.ts'
import { useWhyNotNow } from '../app/use-why-not-now.ts'
import { useWrite } from '../app/use-write.ts'
import { playerQuery, playersQuery } from '../players/queries.ts'
import {
  playerTypeNames,
  playingStyleNames,
  preferredHandNames,
  rubberNames,
} from '../profiles/player-words.ts'
import { Button } from '../ui/button.tsx'
import { CancelButton, Dialog } from '../ui/dialog.tsx'
import { Field } from '../ui/field.tsx'
import { FormErrors } from '../ui/form-errors.tsx'
import { Select } from '../ui/select.tsx'
import { TextInput } from '../ui/text-input.tsx'
import { showToast } from '../ui/toast.ts'

type Details = Omit<Input<typeof children.correct>, 'id' | 'version'>

interface CorrectChildDialogProps {
  player: PlayerRecord
  onClose: () => void
}

/** Who a child is and how it plays, as long as it has no profile of its own to say so. */
export function CorrectChildDialog({ player, onClose }: CorrectChildDialogProps) {
  const formId = useId()
  const whyNot = useWhyNotNow('runClub')
  // As it was when the dialog opened: what is written meanwhile is not written over.
  const [{ id, version }] = useState(player)
  const [before] = useState(() => detailsOf(player))
  const [details, setDetails] = useState(before)
  const correction = useWrite(children.correct, {
    onSuccess: (record) => {
      if (record) queryClient.setQueryData(playerQuery(id).queryKey, record)
      void queryClient.invalidateQueries(playersQuery)
      showToast('Fiche corrigée')
      onClose()
    },
    otherwise: 'Une erreur est survenue lors de la correction',
  })
  const { error, fields, failures } = correction.messages(details)
  const set = (part: Partial<Details>) => setDetails({ ...details, ...part })

  function handleSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (whyNot) return
    void correction.send({ id, version, ...details }, { form: event.currentTarget })
  }
  return (
    <Dialog
      title="Corriger sa fiche"
      subtitle={<bdi>{fullName(player)}</bdi>}
      guard={JSON.stringify(details) !== JSON.stringify(before)}
      busy={correction.pending}
      onClose={onClose}
      footer={
        <>
          <CancelButton busy={correction.pending} onCancel={onClose} />
          <Button
            type="submit"
            form={formId}
            variant="primary"
            pending={correction.pending}
            disabledReason={whyNot}
          >
            Enregistrer
          </Button>
        </>
      }
    >
      <form id={formId} noValidate className="form" onSubmit={handleSubmit}>
        <FormErrors error={error} failures={failures} />
        <div className="field-pair">
          <Field label="Prénom" error={fields.firstName}>
            <TextInput
              data-first-focus
              autoComplete="off"
              maxLength={80}
              value={details.firstName}
              onChange={(event) => set({ firstName: event.target.value })}
            />
          </Field>
          <Field label="Nom" error={fields.lastName}>
            <TextInput
              autoComplete="off"
              maxLength={80}
              value={details.lastName}
              onChange={(event) => set({ lastName: event.target.value })}
            />
          </Field>
        </div>
        <div className="field-pair">
          <Choice
            label="Main préférée"
            value={details.preferredHand}
            values={preferredHands}
            names={preferredHandNames}
            onChoose={(preferredHand) => set({ preferredHand })}
          />
          <Choice
            label="Style de jeu"
            value={details.playingStyle}
            values={playingStyles}
            names={playingStyleNames}
            onChoose={(playingStyle) => set({ playingStyle })}
          />
        </div>
        <div className="field-pair">
          <Choice
            label="Revêtement coup droit"
            value={details.forehandRubber}
            values={rubbers}
            names={rubberNames}
            onChoose={(forehandRubber) => set({ forehandRubber })}
          />
          <Choice
            label="Revêtement revers"
            value={details.backhandRubber}
            values={rubbers}
            names={rubberNames}
            onChoose={(backhandRubber) => set({ backhandRubber })}
          />
        </div>
        <Choice
          label="Type de joueur"
          value={details.playerType}
          values={playerTypes}
          names={playerTypeNames}
          onChoose={(playerType) => set({ playerType })}
        />
      </form>
    </Dialog>
  )
}

function detailsOf(player: PlayerRecord): Details {
  const { firstName, lastName, playingStyle, preferredHand, forehandRubber, backhandRubber, playerType } =
    player
  return { firstName, lastName, playingStyle, preferredHand, forehandRubber, backhandRubber, playerType }
}

interface ChoiceProps<Value extends string> {
  label: string
  value: Value | null
  values: readonly Value[]
  names: Readonly<Record<Value, string>>
  onChoose: (value: Value | null) => void
}

function Choice<Value extends string>({ label, value, values, names, onChoose }: ChoiceProps<Value>) {
  return (
    <Field label={label}>
      <Select
        value={value ?? ''}
        onChange={(event) => onChoose(values.find((each) => each === event.target.value) ?? null)}
      >
        <option value="">Non défini</option>
        {values.map((each) => (
          <option key={each} value={each}>
            {names[each]}
          </option>
        ))}
      </Select>
    </Field>
  )
}
