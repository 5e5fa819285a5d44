import type { Rally } from '../rally.ts'
import { rallyFaults } from '../rally-rules.ts'
import type { Change, DrillEditor } from './editor-state.ts'

/** A loop that no longer comes back ends. */
export function settled(editor: DrillEditor, rally: Rally): Change {
  return { rally: rally.loop && !comesBack({ ...editor, rally }) ? unlooped(rally) : rally }
}

export const unlooped = (rally: Rally): Rally => (rally.loop ? { ...rally, loop: false, end: 'stop' } : rally)

/** Whether the ball is back where the first stroke starts, and that stroke can be played again. */
export function comesBack({ rally }: DrillEditor): boolean {
  const [first] = rally.steps
  const last = rally.steps.at(-1)
  if (!first || !last || rally.steps.length < 2) return false
  const from = first.options[0]?.from
  const isFed = first.by === 'R'
  if (!isFed && !last.options.every(({ to }) => to.col === from)) return false
  if (isFed && last.by === 'R') return false
  return rallyFaults({ ...rally, loop: true }).every(({ step }) => step !== 1)
}

export function looped(editor: DrillEditor): Change {
  const { rally } = editor
  if (rally.loop) return { rally: unlooped(rally) }
  return comesBack(editor)
    ? { rally: { ...rally, loop: true, end: 'recommence' }, isChoosing: false }
    : undefined
}

export function freed({ rally }: DrillEditor): Change {
  if (rally.steps.length === 0) return undefined
  return {
    rally: { ...rally, loop: false, end: rally.end === 'libre' ? 'stop' : 'libre' },
    isChoosing: false,
  }
}
