import type { SetScores } from '../../contract/players.ts'
import { categories } from '../../domain/exercise.ts'
import { highestScore, scoreNames, scoresOf } from '../../domain/player-scores.ts'
import { Section } from '../ui/layout.tsx'
import { TableRadar } from '../ui/table-radar.tsx'

export function OwnScores({ latest }: { latest: SetScores | undefined }) {
  if (!latest) return null
  const scores = scoresOf(latest)
  return (
    <Section title="Mes quatre notes">
      <div className="mt-3">
        <TableRadar names={scoreNames} scores={scores} max={highestScore} />
      </div>
      <dl className="own-scores">
        {categories.map((skill) => (
          <div key={skill}>
            <dt>{scoreNames[skill]}</dt>
            <dd className="numeral">
              {scores[skill]}
              <small>/{highestScore}</small>
            </dd>
          </div>
        ))}
      </dl>
    </Section>
  )
}
