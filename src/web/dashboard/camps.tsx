import { useId, useState } from 'react'
import type { TrainingSession } from '../../contract/training-sessions.ts'
import { owesReply } from '../../domain/attendance.ts'
import { absenceReasonNames } from '../training-sessions/session-words.ts'

type Player = TrainingSession['players'][number]

type CampName = 'coming' | 'notComing' | 'unanswered'

/** In each the count, and whom one reads when it is opened. */
const camps: readonly {
  name: CampName
  words: (count: number) => string
  holds: (player: Player) => boolean
}[] = [
  {
    name: 'coming',
    words: (count) => (count > 1 ? 'viennent' : 'vient'),
    holds: ({ reply }) => reply === 'coming',
  },
  {
    name: 'notComing',
    words: (count) => (count > 1 ? 'ne viennent pas' : 'ne vient pas'),
    holds: ({ reply }) => reply === 'not_coming',
  },
  { name: 'unanswered', words: () => 'sans réponse', holds: owesReply },
]

/** Who comes, who does not, and who has not said: three numbers, each of which opens its names. */
export function Camps({ players }: { players: readonly Player[] }) {
  const [open, setOpen] = useState<CampName | null>(null)
  const id = useId()
  const names = players.filter(camps.find(({ name }) => name === open)?.holds ?? (() => false))
  return (
    <div>
      <div role="group" aria-label="Réponses" className="camps-counts">
        {camps.map(({ name, words, holds }) => {
          const count = players.filter(holds).length
          return (
            <button
              key={name}
              type="button"
              className={`camp camp-${name}`}
              aria-expanded={open === name}
              aria-controls={id}
              onClick={() => setOpen(open === name ? null : name)}
            >
              <b>{count}</b> {words(count)}
            </button>
          )
        })}
      </div>
      <p id={id} className="camps-names" hidden={open === null}>
        {names.length === 0
          ? 'Personne'
          : names.map((player, index) => (
              <span key={player.id}>
                {index > 0 && ', '}
                <bdi>{player.name}</bdi>
                {player.absenceReason && ` (${absenceReasonNames[player.absenceReason].toLowerCase()})`}
              </span>
            ))}
      </p>
    </div>
  )
}
