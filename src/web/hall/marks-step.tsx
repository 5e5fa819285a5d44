import { Check, CircleDashed, Contrast } from 'lucide-react'
import { useState } from 'react'
import type { TrainingSession } from '../../contract/training-sessions.ts'
import type { HallBlock } from '../../domain/hall/hall-blocks.ts'
import type { HallMark } from '../../domain/hall/hall-event.ts'
import { techniquesOf } from '../../domain/hall/hall-marks.ts'
import { statusNames } from '../technique-evaluations/evaluation-words.ts'
import { Button } from '../ui/button.tsx'
import { counted } from '../ui/counted.ts'
import { useHallPeople } from './hall-people.ts'
import type { HallState } from './use-hall.ts'
import { useMarks } from './use-marks.ts'

interface MarksStepProps {
  session: TrainingSession
  hall: HallState
  blocks: readonly HallBlock[]
  /** The one that runs, or ran last. */
  shownBlock: HallBlock | null
}

const choices = [
  { mark: 'working', label: 'en cours', icon: <Contrast aria-hidden="true" /> },
  { mark: 'done', label: 'réussi', icon: <Check aria-hidden="true" /> },
] as const satisfies readonly { mark: HallMark; label: string; icon: React.ReactNode }[]

/** How each does with what is trained, table by table as one walks: one tap a player. */
export function MarksStep({ session, hall, blocks, shownBlock }: MarksStepProps) {
  const { present } = useHallPeople(session, hall)
  const { marks, statusOf } = useMarks(hall)
  const techniques = techniquesOf(blocks)
  const ofBlock = shownBlock ? techniquesOf([shownBlock]) : []
  const [wanted, setWanted] = useState<string | null>(null)
  const technique = techniques.find(({ id }) => id === wanted) ?? ofBlock[0] ?? techniques[0]
  // Of what runs now, if it trains that technique.
  const seenIn = [...(shownBlock ? [shownBlock] : []), ...blocks].find((block) =>
    techniquesOf([block]).some(({ id }) => id === technique?.id),
  )
  const tables = hall.seating.rounds.at(-1)?.tables ?? []
  const tableOf = (id: string) => tables.find(({ players }) => players.includes(id))?.number ?? Infinity
  // Whoever has no account has no evaluations.
  const players = present
    .filter(({ id }) => session.players.some((player) => player.id === id))
    .toSorted((a, b) => tableOf(a.id) - tableOf(b.id))

  if (!technique || players.length === 0) {
    return (
      <div className="hall-marks">
        <p>
          {technique
            ? 'Faites d’abord l’appel\u00A0: les repères se notent pour les présents.'
            : 'Aucune technique du programme ne s’évalue.'}
        </p>
      </div>
    )
  }
  const markOf = (playerId: string) =>
    marks.find((each) => each.playerId === playerId && each.techniqueId === technique.id)?.mark ?? null
  const count = (wantedMark: HallMark | null) => players.filter(({ id }) => markOf(id) === wantedMark).length
  return (
    <div className="hall-marks">
      <header>
        <h2>{technique.name}</h2>
        <p>
          {counted(count('done'), 'réussi')}, {count('working')} en cours, {count(null)} sans repère
        </p>
      </header>
      {techniques.length > 1 && (
        <div role="group" aria-label="Technique" className="hall-rest">
          {techniques.map(({ id, name }) => (
            <Button key={id} aria-pressed={id === technique.id} onClick={() => setWanted(id)}>
              {name}
            </Button>
          ))}
        </div>
      )}
      <ul>
        {players.map(({ id, name }) => {
          const status = statusOf({ playerId: id, techniqueId: technique.id })
          return (
            <li key={id}>
              <span className="hall-marks-table">
                {tables.length > 0 && tableOf(id) !== Infinity && (
                  <>
                    <span className="sr-only">Table </span>
                    {tableOf(id)}
                  </>
                )}
              </span>
              <span className="hall-marks-name">
                <b>
                  <bdi>{name}</bdi>
                </b>
                <small>
                  {status === 'not_evaluated' ? <CircleDashed aria-hidden="true" /> : null}
                  {statusNames[status]}
                </small>
              </span>
              {choices.map(({ mark, label, icon }) => (
                <button
                  key={mark}
                  type="button"
                  className={`hall-mark hall-mark-${mark}`}
                  aria-pressed={markOf(id) === mark}
                  aria-label={`${name}\u00A0: ${label}`}
                  onClick={() =>
                    hall.note({
                      type: 'mark',
                      playerId: id,
                      techniqueId: technique.id,
                      mark: markOf(id) === mark ? null : mark,
                      exerciseId: seenIn?.id,
                    })
                  }
                >
                  {icon}
                </button>
              ))}
            </li>
          )
        })}
      </ul>
    </div>
  )
}
