import { type Evaluation } from '../../domain/technique-evaluation.ts'
import { masteryOverTime, type MasteryStep } from '../../domain/player-progress.ts'
import { clubDay, daysBetween } from '../club-time.ts'
import { Section } from '../ui/layout.tsx'
import { Staircase } from '../ui/staircase.tsx'

const recentDays = 30

interface MasteryChartProps {
  history: readonly Evaluation[]
  timeZone: string
  now: Date
}

export function MasteryChart({ history, timeZone, now }: MasteryChartProps) {
  const steps = masteryOverTime(history, (instant) => clubDay(new Date(instant), timeZone))
  const today = clubDay(now, timeZone)
  const mastered = steps.at(-1)?.mastered ?? 0
  const gained = mastered - masteredBefore(steps, today)
  return (
    <Section title="Maîtrise dans le temps">
      {steps.length === 0 ? (
        <p className="mt-4">La courbe commencera avec votre première technique maîtrisée.</p>
      ) : (
        <>
          <p className="mastery-now">
            <b className="numeral">{mastered}</b> technique{mastered > 1 && 's'}
            {gained !== 0 && (
              <b className="font-[650]">
                , {gained > 0 ? '+' : '−'}&nbsp;{Math.abs(gained)} en {recentDays}&nbsp;jours
              </b>
            )}
          </p>
          <Staircase
            label="Techniques maîtrisées"
            steps={steps.map(({ day, mastered: value }) => ({ day, value }))}
            until={today}
          />
        </>
      )}
    </Section>
  )
}

function masteredBefore(steps: readonly MasteryStep[], today: string): number {
  return steps.findLast(({ day }) => daysBetween(day, today) >= recentDays)?.mastered ?? 0
}
