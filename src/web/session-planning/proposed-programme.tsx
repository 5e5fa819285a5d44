import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { exerciseMinutes } from '../../domain/exercise.ts'
import { inOrder } from '../../domain/programme-draft.ts'
import { type Phase, phases } from '../../domain/session-frame.ts'
import { Section } from '../ui/layout.tsx'
import { lazyPart } from '../ui/lazy-part.tsx'
import { ProposedBlock, ProposedExercise } from './proposed-exercise.tsx'
import type { PlanningInput } from './proposal-choices.ts'
import type { ProposalView } from './use-proposal.ts'
import { whyEmpty } from './why-empty.ts'

const loadChangeDrill = () => import('./change-drill.tsx')
const ChangeDrill = lazyPart(async () => (await loadChangeDrill()).ChangeDrill)

const phaseTitles: Readonly<Record<Phase, string>> = {
  welcome: 'Accueil',
  'warm-up': 'Échauffement',
  theme: 'Thème',
  opening: 'Vers le jeu',
  service: 'Service et remise',
  match: 'Matchs',
  'cool-down': 'Retour au calme',
}

interface ProposedProgrammeProps {
  occasion: PlanningInput
  onScreen: ProposalView
  /** Called when the last exercise was removed. */
  onEmptied: () => void
}

/** The programme by phases of the session. */
export function ProposedProgramme({ occasion, onScreen, onEmptied }: ProposedProgrammeProps) {
  const { proposal, news, changed, keep, remove } = onScreen
  const programme = inOrder(proposal)
  const drills = proposal.exercises.map(({ exercise }) => exercise)
  const list = useRef<HTMLDivElement>(null)
  const focusAfter = useRef<string | null>(null)
  const [changing, setChanging] = useState<string | null>(null)
  // A drill that comes back comes closed.
  if (changing && !drills.some(({ id }) => id === changing)) setChanging(null)

  // What a press may show is fetched ahead: the hall has no network.
  useEffect(() => {
    void Promise.all([loadChangeDrill(), import('./player-reasons.tsx')]).catch(() => {})
  }, [])

  // The focused button was removed with its exercise.
  useLayoutEffect(() => {
    if (focusAfter.current) list.current?.querySelector<HTMLElement>(focusAfter.current)?.focus()
    focusAfter.current = null
  })

  function handleRemove(id: string) {
    const place = drills.findIndex((exercise) => exercise.id === id)
    const next = drills[place + 1] ?? drills[place - 1]
    remove(id)
    if (next) focusAfter.current = `[data-exercise="${next.id}"] h4`
    else onEmptied()
  }
  function handleReplaced(by: string) {
    setChanging(null)
    focusAfter.current = `[data-exercise="${by}"] .proposed-change`
  }

  return (
    <div ref={list}>
      {phases.map((phase) => {
        const entries = programme.filter((entry) => entry.phase === phase)
        const isEmpty = proposal.emptyPhases.includes(phase)
        if (entries.length === 0 && !isEmpty) return null
        return (
          <Section
            key={phase}
            level={3}
            title={phaseTitles[phase]}
            aside={!isEmpty && `${minutesOf(entries)} min`}
            className="proposed-part"
          >
            {isEmpty && (
              <p className="section-empty">{changed ? 'Rien pour le moment.' : whyEmpty(phase, proposal)}</p>
            )}
            <ol className="rows">
              {entries.map((entry) => {
                const position = programme.indexOf(entry) + 1
                if (!('exercise' in entry))
                  return <ProposedBlock key={entry.phase} block={entry} position={position} />
                const { id } = entry.exercise
                return (
                  <ProposedExercise
                    key={id}
                    entry={entry}
                    occasion={occasion}
                    position={position}
                    fresh={news.fresh.has(id)}
                    onKeep={() => keep(id)}
                    isChanging={id === changing}
                    onChange={() => setChanging(id === changing ? null : id)}
                    onRemove={() => handleRemove(id)}
                  >
                    <ChangeDrill
                      occasion={occasion}
                      onScreen={onScreen}
                      exercise={entry.exercise}
                      onReplaced={handleReplaced}
                    />
                  </ProposedExercise>
                )
              })}
            </ol>
          </Section>
        )
      })}
    </div>
  )
}

function minutesOf(entries: ReturnType<typeof inOrder>): number {
  return entries.reduce(
    (sum, entry) => sum + ('exercise' in entry ? exerciseMinutes(entry.exercise.duration) : entry.minutes),
    0,
  )
}
