import { type FormEvent, useId, useState } from 'react'
import { type BlockDuration, blockDurations, maxBlockTitle } from '../../domain/training-session-block.ts'
import type { ProgrammeBlock } from '../../domain/training-session-programme.ts'
import { newId } from '../app/new-id.ts'
import { Button } from '../ui/button.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { Field } from '../ui/field.tsx'
import { Select } from '../ui/select.tsx'
import { TextInput } from '../ui/text-input.tsx'

interface BlockDialogProps {
  onAdd: (block: ProgrammeBlock) => void
  onClose: () => void
}

const usual = [
  { title: 'Échauffement', duration: '10 min' },
  { title: 'Matchs', duration: '30 min' },
  { title: 'Retour au calme', duration: '5 min' },
] as const satisfies readonly Omit<ProgrammeBlock, 'id'>[]

/** A part of the programme that is no exercise. */
export function BlockDialog({ onAdd, onClose }: BlockDialogProps) {
  const formId = useId()
  const [title, setTitle] = useState('')
  const [duration, setDuration] = useState<BlockDuration>('10 min')
  const [error, setError] = useState<string | null>(null)

  function handleSubmit(event: FormEvent) {
    event.preventDefault()
    // The dialog stands inside the session's form in React's tree.
    event.stopPropagation()
    const typed = title.trim()
    if (!typed) return setError('Nom du bloc requis')
    onAdd({ id: newId(), title: typed, duration })
  }
  return (
    <Dialog
      title="Ajouter un bloc"
      size="small"
      onClose={onClose}
      footer={
        <>
          <Button variant="bare" onClick={onClose}>
            Annuler
          </Button>
          <Button type="submit" form={formId} variant="primary">
            Ajouter
          </Button>
        </>
      }
    >
      <form id={formId} noValidate className="block-form" onSubmit={handleSubmit}>
        <div role="group" aria-label="Blocs habituels" className="block-usual">
          {usual.map((each) => (
            <Button
              key={each.title}
              onClick={() => {
                setTitle(each.title)
                setDuration(each.duration)
                setError(null)
              }}
            >
              {each.title}
            </Button>
          ))}
        </div>
        <Field label="Nom du bloc" error={error} required>
          <TextInput
            maxLength={maxBlockTitle}
            value={title}
            onChange={(event) => {
              setTitle(event.target.value)
              setError(null)
            }}
          />
        </Field>
        <Field label="Durée du bloc" hint="Ses minutes comptent dans la séance, dans aucune statistique.">
          <Select
            value={duration}
            onChange={({ target }) =>
              setDuration(blockDurations.find((each) => each === target.value) ?? duration)
            }
          >
            {blockDurations.map((each) => (
              <option key={each} value={each}>
                {each}
              </option>
            ))}
          </Select>
        </Field>
      </form>
    </Dialog>
  )
}
