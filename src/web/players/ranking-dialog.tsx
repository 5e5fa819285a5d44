import { fullName, personName } from '../../domain/member-name.ts'
import { type FormEvent, useId, useState } from 'react'
import * as players from '../../contract/players.ts'
import type { PlayerRecord, RankingOfPlayer } from '../../contract/players.ts'
import { rankingOf } from '../profiles/profile-draft.ts'
import { useWrite } from '../app/use-write.ts'
import { Banner } from '../ui/banner.tsx'
import { Button } from '../ui/button.tsx'
import { CancelButton, Dialog } from '../ui/dialog.tsx'
import { Field } from '../ui/field.tsx'
import { FormErrors } from '../ui/form-errors.tsx'
import { TextInput } from '../ui/text-input.tsx'
import { showToast } from '../ui/toast.ts'
import { rankingChanged } from './ranking-words.ts'

interface RankingDialogProps {
  player: PlayerRecord
  onClose: () => void
}

/** The player edits it as well, in « Mon Profil ». */
export function RankingDialog({ player, onClose }: RankingDialogProps) {
  const form = useId()
  /** What the edit is based on. */
  const [was, setWas] = useState(player.ranking)
  const [typed, setTyped] = useState(String(player.ranking ?? ''))
  const [overtaken, setOvertaken] = useState(false)
  const change = useWrite(players.setRanking, {
    onSuccess: (saved) => {
      showToast(saved ? 'Classement enregistré' : 'Classement enregistré sur cet appareil')
      onClose()
    },
    onChangedMeanwhile: (current) => {
      setWas((current as RankingOfPlayer).ranking)
      setOvertaken(true)
    },
  })

  const { error, fields, failures } = change.messages({ ranking: rankingOf(typed) })

  function handleSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    setOvertaken(false)
    const input = { id: player.id, ranking: rankingOf(typed), was }
    void change.send(input, { form: event.currentTarget, named: [personName(player)] })
  }
  return (
    <Dialog
      title="Classement"
      subtitle={<bdi>{fullName(player)}</bdi>}
      size="small"
      guard={typed !== String(was ?? '')}
      busy={change.pending}
      onClose={onClose}
      footer={
        <>
          <CancelButton busy={change.pending} onCancel={onClose} />
          <Button type="submit" form={form} variant="primary" pending={change.pending}>
            Enregistrer
          </Button>
        </>
      }
    >
      <form id={form} noValidate className="form" onSubmit={handleSubmit}>
        <FormErrors error={error} failures={failures} />
        {overtaken && (
          <Banner tone="waiting">
            {rankingChanged(was)} Votre saisie est toujours là&#8239;; enregistrez-la pour la garder.
          </Banner>
        )}
        <Field
          label="Classement (points)"
          error={fields.ranking}
          hint="De 500 à 4500, ou vide. Le joueur peut aussi le changer dans son profil."
        >
          <TextInput
            data-first-focus
            inputMode="numeric"
            autoComplete="off"
            value={typed}
            onChange={(event) => setTyped(event.target.value)}
          />
        </Field>
      </form>
    </Dialog>
  )
}
