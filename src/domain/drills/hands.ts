import { columnAt, firstBounceOf, type LeftHanded, mirroredColumn as swapped } from './geometry.ts'
import {
  endOf,
  incoming,
  otherEnd,
  type Rally,
  stepBefore,
  type Striker,
  type StrokeOption,
} from './rally.ts'

/** What stays for a left-hander: the hand that plays the ball, or the line that the ball follows. */
export type Keep = 'main' | 'trajectoire'

/**
 * The rally in the words of these players. Where the hand stays, no word changes, only the drawing turns; where the line stays,
 * forehand and backhand change places at a left-hander's end.
 */
export function inHands(rally: Rally, hands: LeftHanded, keep: Keep): Rally {
  if (!hands.left && !hands.right) return rally
  const { steps, marks } = keep === 'main' ? rally : onItsLine(rally, hands)
  return {
    ...rally,
    ...(marks && { marks }),
    steps: steps.map((step) => ({
      ...step,
      options: step.options.map((option) => withFirstBounce(option, step.by, hands)),
    })),
  }
}

/** From another corner the same service crosses another part of the server's half. */
function withFirstBounce(option: StrokeOption, by: Striker, hands: LeftHanded): StrokeOption {
  if (!option.first) return option
  const col = columnAt(firstBounceOf(option, by, hands), endOf(by), hands)
  return { ...option, first: { ...option.first, col } }
}

function onItsLine(rally: Rally, hands: LeftHanded): Rally {
  return {
    ...rally,
    steps: rally.steps.map((step, index) => {
      const end = endOf(step.by)
      const before = stepBefore(rally, index)
      return {
        ...step,
        options: step.options.map((option) => {
          const own = hands[end] ? struckByOther(option, incoming(option, before)) : option
          if (!hands[otherEnd(end)]) return own
          return { ...own, to: { ...own.to, col: swapped[own.to.col] } }
        }),
      }
    }),
    ...(rally.marks && {
      marks: rally.marks.map((mark) =>
        hands[mark.side === 'A' ? 'left' : 'right']
          ? { ...mark, zone: { ...mark.zone, col: swapped[mark.zone.col] } }
          : mark,
      ),
    }),
  }
}

function struckByOther({ pivot, ...option }: StrokeOption, balls: readonly StrokeOption[]): StrokeOption {
  // What a right-hander plays in a pivot comes into a left-hander's forehand; in the middle it stays a pivot.
  const isPivotStill = pivot && balls.length > 0 && balls.every(({ to }) => to.col === 'M')
  return {
    ...option,
    ...(isPivotStill && { pivot }),
    ...(option.hand && { hand: pivot ? 'CD' : swapped[option.hand] }),
    ...(option.from && { from: swapped[option.from] }),
  }
}
