import type { Advice } from '../../contract/coach-advice.ts'
import { focusThreshold } from '../../domain/coach-advice/subjects.ts'
import { highestScore, lowestScore } from '../../domain/player-scores.ts'

type Scale = NonNullable<Advice['reasons']['scale']>

const width = 280
const margin = 14
const baseline = 50
const xOf = (score: number) =>
  margin + ((score - lowestScore) / (highestScore - lowestScore)) * (width - 2 * margin)
const ticks = Array.from({ length: highestScore - lowestScore + 1 }, (_, index) => lowestScore + index)

/** A score on a scale with the three others, or with the threshold. `urgent` draws it as a ball. */
export function ScoreScale({ scale, urgent }: { scale: Scale; urgent: boolean }) {
  const { score, others, mark } = scale
  const isThreshold = mark === 'threshold'
  const marked = isThreshold ? focusThreshold : score
  const word = wordFor(scale)
  const otherScores = isThreshold ? [] : [...new Set(others)].filter((other) => other !== score)
  const label = isThreshold
    ? `${score} sur ${highestScore}, seuil ${focusThreshold}`
    : `${score} sur ${highestScore}, ${word}\u202F; les autres ${others.join(', ')}`
  return (
    <svg className="score-scale" viewBox={`0 0 ${width} 76`} role="img" aria-label={label}>
      <text x={xOf(marked)} y="14" textAnchor={anchorAt(marked)}>
        {word}
      </text>
      {isThreshold && <path className="score-scale-threshold" d={`M${xOf(focusThreshold)} 20V${baseline}`} />}
      <path className="score-scale-line" d={`M${margin} ${baseline}H${width - margin}`} />
      {ticks.map((tick) => (
        <path key={tick} className="score-scale-line" d={`M${xOf(tick)} ${baseline - 5}V${baseline + 5}`} />
      ))}
      {otherScores.map((other) => (
        <g key={other}>
          <path className="score-scale-stem" d={`M${xOf(other)} ${baseline - 10}V${baseline}`} />
          <circle className="score-scale-other" cx={xOf(other)} cy={baseline - 16} r="6" />
        </g>
      ))}
      <circle
        className={urgent ? 'score-scale-own ball' : 'score-scale-own'}
        cx={xOf(score)}
        cy={baseline - 16}
        r="9"
      />
      {[...new Set([lowestScore, score, highestScore])].map((number) => (
        <text key={number} x={xOf(number)} y="72" textAnchor="middle">
          {number}
        </text>
      ))}
    </svg>
  )
}

function wordFor({ score, others, mark }: Scale): string {
  if (mark === 'threshold') return `seuil ${focusThreshold}`
  if (others.every((other) => other === score)) return 'comme les autres'
  const place = mark === 'lowest' ? 'basse' : 'haute'
  return others.includes(score) ? `parmi les plus ${place}s` : `la plus ${place}`
}

/** Keeps the word inside the drawing. */
function anchorAt(score: number): 'start' | 'middle' | 'end' {
  if (score < lowestScore + 2) return 'start'
  return score > highestScore - 2 ? 'end' : 'middle'
}
