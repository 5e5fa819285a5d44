import {
  incoming,
  type Rally,
  type Step,
  stepBefore,
  type Striker,
  type StrokeOption,
  type Zone,
} from '../rally.ts'
import type { Situation } from './likely-strokes.ts'

export const sameZone = (a: Zone, b: Zone) => a.col === b.col && a.depth === b.depth

/** Possibilities of the stroke before that are answered together: those that fall into one zone. */
export type Branch = readonly number[]

/** The possibilities that this stroke, or the one to come, leaves without an answer; one branch stands for any ball. */
export function openBranches({ steps }: Rally, index: number, by: Striker): readonly Branch[] {
  const before = steps[index - 1]
  const options = steps[index]?.options ?? []
  if (!before || before.options.length < 2 || by === 'R') return options.length > 0 ? [] : [anyBall]
  if (options.some(({ after }) => !after)) return []
  const answered = new Set(options.flatMap(({ after }) => after ?? []))
  const branches: number[][] = []
  for (const [choice, { to }] of before.options.entries()) {
    if (answered.has(choice)) continue
    const branch = branches.find(([first]) => sameZone(before.options[first!]!.to, to))
    if (branch) branch.push(choice)
    else branches.push([choice])
  }
  const isOne = options.length === 0 && branches.length === 1
  return isOne ? [anyBall] : branches
}

/** Answered without saying which. */
const anyBall: Branch = []

export const afterOf = (branch: Branch) => (branch.length > 0 ? { after: branch } : {})

/** What a stroke at this place would answer. */
export function situationAt(rally: Rally, index: number, by: Striker, branch: Branch = anyBall): Situation {
  const before = stepBefore(rally, index)
  const balls = (branch.length > 0 ? branch.map((choice) => before?.options[choice]) : before?.options) ?? []
  const from = rally.steps[index]?.options[0]?.from
  return {
    by,
    balls: balls.filter((ball) => ball !== undefined),
    from: by === 'R' ? (from ?? 'M') : index === 0 ? from : undefined,
  }
}

export function situationOf(rally: Rally, index: number, option: StrokeOption): Situation {
  const { by } = rally.steps[index]!
  return { by, balls: incoming(option, stepBefore(rally, index)), from: option.from }
}

export function withStep(rally: Rally, index: number, step: Step): Rally {
  return { ...rally, steps: rally.steps.toSpliced(index, 1, step) }
}

export function withOptions(rally: Rally, index: number, options: readonly StrokeOption[]): Rally {
  const { by } = rally.steps[index]!
  return withStep(rally, index, { by, options })
}

/** In the order of what they answer. */
export function inOrder(options: readonly StrokeOption[]): readonly StrokeOption[] {
  return options.toSorted((a, b) => (a.after?.[0] ?? 0) - (b.after?.[0] ?? 0))
}

/** Without one of its possibilities; whatever answered that one goes with it. */
export function withoutOption(rally: Rally, index: number, removed: number): Rally {
  const left = rally.steps[index]!.options.toSpliced(removed, 1)
  const without = withOptions(rally, index, left)
  const next = rally.steps[index + 1]
  if (!next) return without
  const answers = next.options.flatMap(({ after, ...option }): readonly StrokeOption[] => {
    const still = after?.filter((choice) => choice !== removed)
    if (still?.length === 0) return []
    return still && left.length > 1
      ? [{ ...option, after: still.map((choice) => (choice > removed ? choice - 1 : choice)) }]
      : [option]
  })
  // A stroke whose only answer went stays, as an answer to what is left.
  const kept =
    answers.length > 0 ? answers : next.options.slice(0, 1).map(({ after: _after, ...option }) => option)
  return withOptions(without, index + 1, kept)
}

const exchanged: Readonly<Record<Striker, Striker>> = { A: 'B', B: 'A', C: 'D', D: 'C', R: 'R' }

/** Whoever played what now plays it from the other end. */
export function withEndsExchanged(rally: Rally): Rally {
  return {
    ...rally,
    steps: rally.steps.map(({ by, options }) => ({ by: exchanged[by], options })),
    ...(rally.marks && {
      marks: rally.marks.map((mark) => ({ ...mark, side: mark.side === 'A' ? 'B' : 'A' })),
    }),
  }
}
