import { drawnLines, distance } from './drawing/lines.ts'
import { type Flight, flights, type LeftHanded, type Point } from './geometry.ts'
import type { Rally } from './rally.ts'

/** One ball of a rally that is played: along its curve to the bounce, then on to whoever takes it. */
export interface PlayedBall {
  /** Counted from 1, as on the drawing. */
  readonly step: number
  readonly from: Point
  readonly control: Point
  readonly to: Point
  readonly takenAt: Point | undefined
}

/** The rally played once. `choose` answers which of so many possibilities, counted from 0. */
export function playOnce(
  rally: Rally,
  hands: LeftHanded,
  choose: (count: number) => number,
): readonly PlayedBall[] {
  const all = flights(rally, hands)
  const lines = drawnLines(rally, hands)
  const played: Flight[] = []
  for (const step of rally.steps.keys()) {
    const before = played.at(-1)
    const possible = all.filter(
      (flight) =>
        flight.step === step &&
        (before === undefined || flight.prior === undefined || flight.prior === before.option),
    )
    const flight = possible[choose(possible.length)]
    if (!flight) break
    played.push(flight)
  }
  return played.map(({ step, from, to }, index) => {
    const line = lines.find((each) => each.steps.includes(step) && distance(each.to, to) < 4)
    const taken = played[index + 1]?.from
    return {
      step: step + 1,
      from,
      control: line?.control ?? to,
      to,
      takenAt: taken && isBeyond(from, to, taken) ? taken : undefined,
    }
  })
}

/** A fed ball does not come from where the last one went. */
function isBeyond(from: Point, to: Point, taken: Point): boolean {
  return (taken.x - to.x) * (to.x - from.x) >= 0
}
