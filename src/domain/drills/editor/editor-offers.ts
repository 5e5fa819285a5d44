import { maxLines } from '../drawing/lines.ts'
import { columns, depths, endOf, type Rally, type Zone } from '../rally.ts'
import { rallyFaults, rallyFaultWords } from '../rally-rules.ts'
import { ballNames, placeWords, zoneWords } from '../stroke-words.ts'
import { edit } from './drill-editor.ts'
import { type DrillEditor, type EditorEvent, strikerAt, tapTarget } from './editor-state.ts'
import { sameZone } from './rally-edits.ts'

/** Whether the event would change anything: what is not offered cannot be drawn. */
export function isOffered(editor: DrillEditor, event: EditorEvent): boolean {
  return edit(editor, event) !== editor
}

export interface Cell {
  readonly zone: Zone
  /** The current stroke falls there. */
  readonly isChosen: boolean
  readonly isOffered: boolean
}

/** The nine cells of the lit half, row by row, from the net to the end line. */
export function cellsOf(editor: DrillEditor): readonly Cell[] {
  const { step } = tapTarget(editor)
  const options = editor.rally.steps[step]?.options ?? []
  return columns.flatMap((col) =>
    depths.map((depth) => {
      const zone = { col, depth }
      return {
        zone,
        isChosen: options.some(({ to }) => sameZone(to, zone)),
        isOffered: isOffered(editor, { type: 'tap', zone }),
      }
    }),
  )
}

/** What no longer fits, by stroke; of the one that is just being answered, nothing. */
export function marksOf(editor: DrillEditor): ReadonlyMap<number, readonly string[]> {
  const { step: target, branches } = tapTarget(editor)
  const marks = new Map<number, string[]>()
  for (const { fault, step } of rallyFaults(editor.rally)) {
    if (fault === 'unanswered-choice' && branches.length > 0 && step - 1 === target) continue
    marks.set(step - 1, [...(marks.get(step - 1) ?? []), rallyFaultWords[fault]])
  }
  return marks
}

/** Why this is no drill yet. */
export function whyNotFinish({ rally }: Pick<DrillEditor, 'rally'>): string | null {
  if (rally.steps.length === 0) return 'Dessinez d’abord un coup.'
  const [found] = rallyFaults(rally)
  if (found) return `Coup ${found.step}\u00A0: ${rallyFaultWords[found.fault]}`
  return rally.steps.some(({ by }) => endOf(by) === 'left')
    ? null
    : 'A travaille dans l’exercice\u00A0: il lui faut au moins un coup.'
}

/** What the next tap is about: « Si c’est dans le revers : B renvoie chez A. » */
export function promptOf(editor: DrillEditor): string {
  if (!editor.opening) return 'Par quoi l’exercice commence-t-il\u202F?'
  const { step, branches } = tapTarget(editor)
  if (cellsOf(editor).every((cell) => !cell.isOffered && !cell.isChosen))
    return `Un schéma a ${maxLines} traits au plus\u00A0: terminez, ou faites boucler.`
  if (editor.isChoosing && branches.length === 0)
    return 'Touchez une zone pour l’ajouter ou l’enlever, puis «\u00A0Au choix\u00A0» pour continuer.'
  if (editor.rally.loop && editor.edited === undefined)
    return 'La boucle est fermée\u00A0: terminez, ou touchez une zone pour la rouvrir.'
  if (editor.edited !== undefined && branches.length === 0) return 'Touchez où la balle doit tomber.'
  const [branch] = branches
  if (branch && branch.length > 0 && !editor.isSameAnswer)
    return `Si c’est ${branchWords(editor.rally, step, branch)}\u00A0: touchez où tombe la balle.`
  return 'Touchez où tombe la balle.'
}

/** The shortest words for the balls that a branch answers. */
export function branchWords(rally: Rally, step: number, branch: readonly number[]): string {
  const balls = rally.steps[step - 1]?.options ?? []
  const [ball] = branch.flatMap((choice) => balls[choice] ?? [])
  if (!ball) return ''
  const alike = balls.filter(({ to }) => to.col === ball.to.col)
  if (alike.every(({ to }) => sameZone(to, ball.to)))
    return alike.length > branch.length
      ? `${ballNames[ball.stroke]} ${placeWords[ball.to.col]}`
      : placeWords[ball.to.col]
  return zoneWords(ball.to)
}

/** « A sert chez B. » */
export function turnWords(editor: DrillEditor): {
  readonly number: number
  readonly who: string
  readonly does: string
} {
  const { step } = tapTarget(editor)
  const by = strikerAt(editor, step)
  const opposite = endOf(by) === 'left' ? (editor.opening === 'panier' ? 'le relanceur' : 'B') : 'A'
  const who = by === 'R' ? 'Le relanceur' : by
  const does =
    by === 'R' ? 'envoie' : step === 0 ? (editor.opening === 'service' ? 'sert' : 'commence') : 'renvoie'
  return {
    number: step + 1,
    who,
    does: does === 'commence' ? `${does}, chez ${opposite}` : `${does} chez ${opposite}`,
  }
}
