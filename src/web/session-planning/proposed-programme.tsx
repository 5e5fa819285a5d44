import { useLayoutEffect, useRef } from 'react'
import { programmeMinutes } from '../../domain/exercise.ts'
import { type SessionPart, sessionParts } from '../../domain/programme-draft.ts'
import { Section } from '../ui/layout.tsx'
import { ProposedExercise } from './proposed-exercise.tsx'
import type { ProposalView } from './use-proposal.ts'

const partTitles: Readonly<Record<SessionPart, string>> = {
  'warm-up': 'Échauffement',
  main: 'Corps de séance',
  close: 'Fin de séance',
}

/** Why the planner found nothing for a part of the session. */
const nothingFor: Readonly<Record<SessionPart, string>> = {
  'warm-up': 'La bibliothèque n’a pas d’exercice d’échauffement.',
  main: 'La bibliothèque n’a plus d’exercice pour le corps de séance.',
  close: 'La bibliothèque n’a plus d’exercice de 15 min au plus pour finir.',
}

interface ProposedProgrammeProps {
  onScreen: ProposalView
  /** Called when the last exercise was removed. */
  onEmptied: () => void
}

/** The programme by parts of the session. */
export function ProposedProgramme({ onScreen, onEmptied }: ProposedProgrammeProps) {
  const { proposal, news, changed, keep, remove, replace } = onScreen
  const programme = proposal.exercises.map(({ exercise }) => exercise)
  const list = useRef<HTMLDivElement>(null)
  const focusAfter = useRef<string | null>(null)

  // The focused button was removed with its exercise.
  useLayoutEffect(() => {
    if (focusAfter.current) list.current?.querySelector<HTMLElement>(focusAfter.current)?.focus()
    focusAfter.current = null
  })

  function handleRemove(id: string) {
    const place = programme.findIndex((exercise) => exercise.id === id)
    const next = programme[place + 1] ?? programme[place - 1]
    remove(id)
    if (next) focusAfter.current = `[data-exercise="${next.id}"] h4`
    else onEmptied()
  }
  function handleReplace(id: string) {
    const by = replace(id)
    if (by) focusAfter.current = `[data-exercise="${by.id}"] .proposed-replace`
  }

  return (
    <div ref={list}>
      {sessionParts.map((part) => {
        const entries = proposal.exercises.filter((entry) => entry.part === part)
        return (
          <Section
            key={part}
            level={3}
            title={partTitles[part]}
            aside={entries.length > 0 && `${programmeMinutes(entries.map(({ exercise }) => exercise))} min`}
            className="proposed-part"
          >
            {entries.length === 0 && (
              <p className="section-empty">{changed ? 'Rien pour le moment.' : nothingFor[part]}</p>
            )}
            <ol className="rows">
              {entries.map((entry) => {
                const { id } = entry.exercise
                return (
                  <ProposedExercise
                    key={id}
                    entry={entry}
                    position={programme.indexOf(entry.exercise) + 1}
                    fresh={news.fresh.has(id)}
                    onKeep={() => keep(id)}
                    onReplace={() => handleReplace(id)}
                    onRemove={() => handleRemove(id)}
                  />
                )
              })}
            </ol>
          </Section>
        )
      })}
    </div>
  )
}
