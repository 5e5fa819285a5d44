import type { Advice } from '../../contract/coach-advice.ts'
import { focusThreshold } from '../../domain/coach-advice/subjects.ts'
import { highestScore, lowestScore } from '../../domain/player-scores.ts'

type Scale = NonNullable<Advice['reasons']['scale']>

const width = 280
const margin = 14
const baseline = 50
const across = (score: number) =>
  margin + ((score - lowestScore) / (highestScore - lowestScore)) * (width - 2 * margin)
const ticks = Array.from({ length: highestScore - lowestScore + 1 }, (_, index) => lowestScore + index)

/** One's own score among the three others, or below the threshold. The most urgent one is the ball. */
export function ScoreScale({ scale, urgent }: { scale: Scale; urgent: boolean }) {
  const { score, others, mark } = scale
  const isThreshold = mark === 'threshold'
  const marked = isThreshold ? focusThreshold : score
  const word = wordFor(scale)
  const rivals = isThreshold ? [] : [...new Set(others)].filter((other) => other !== score)
  const label = isThreshold
    ? `${score} sur ${highestScore}, seuil ${focusThreshold}`
    : `${score} sur ${highestScore}, ${word}; les autres ${others.join(', ')}`
  return (
    <svg className="score-scale" viewBox={`0 0 ${width} 76`} role="img" aria-label={label}>
      <text x={across(marked)} y="14" textAnchor={anchorAt(marked)}>
        {word}
      </text>
      {isThreshold && (
        <path className="score-scale-threshold" d={`M${across(focusThreshold)} 20V${baseline}`} />
      )}
      <path className="score-scale-line" d={`M${margin} ${baseline}H${width - margin}`} />
      {ticks.map((tick) => (
        <path
          key={tick}
          className="score-scale-line"
          d={`M${across(tick)} ${baseline - 5}V${baseline + 5}`}
        />
      ))}
      {rivals.map((rival) => (
        <g key={rival}>
          <path className="score-scale-stem" d={`M${across(rival)} ${baseline - 10}V${baseline}`} />
          <circle className="score-scale-rival" cx={across(rival)} cy={baseline - 16} r="6" />
        </g>
      ))}
      <circle
        className={urgent ? 'score-scale-own ball' : 'score-scale-own'}
        cx={across(score)}
        cy={baseline - 16}
        r="9"
      />
      {[...new Set([lowestScore, score, highestScore])].map((number) => (
        <text key={number} x={across(number)} y="72" textAnchor="middle">
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

/** So that the word stays on the drawing. */
function anchorAt(score: number): 'start' | 'middle' | 'end' {
  if (score < lowestScore + 2) return 'start'
  return score > highestScore - 2 ? 'end' : 'middle'
}
