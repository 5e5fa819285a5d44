import { cut, editing, optionPicked, otherHand, otherStroke, replaced } from './editor-changes.ts'
import { freed, looped } from './editor-loop.ts'
import { servedAs, startedBy, startedFrom } from './editor-start.ts'
import type { Change, DrillEditor, EditorEvent } from './editor-state.ts'
import { mayAnswerAlike, mayChoose, tapped } from './editor-taps.ts'

/** The editor after the event; the very same one where the event is not offered. */
export function edit(editor: DrillEditor, event: EditorEvent): DrillEditor {
  if (event.type === 'undo') return editor.before ?? editor
  const change = changed(editor, event)
  return change ? { ...editor, ...change, before: editor } : editor
}

function changed(editor: DrillEditor, event: Exclude<EditorEvent, { type: 'undo' }>): Change {
  switch (event.type) {
    case 'open':
      return editor.rally.steps.length === 0 && editor.opening !== event.opening
        ? { opening: event.opening }
        : undefined
    case 'tap':
      return tapped(editor, event.zone)
    case 'stroke':
      return replaced(editor, (option) => otherStroke(editor, option, event.variant))
    case 'hand':
      return replaced(editor, (option) => otherHand(editor, option, event.hand))
    case 'service':
      return servedAs(editor, { ...editor.service, ...event.service })
    case 'from':
      return startedFrom(editor, event.col)
    case 'starter':
      return startedBy(editor, event.by)
    case 'choose':
      return editor.isChoosing || mayChoose(editor)
        ? { isChoosing: !editor.isChoosing, option: undefined }
        : undefined
    case 'same-answer':
      return editor.isSameAnswer || mayAnswerAlike(editor)
        ? { isSameAnswer: !editor.isSameAnswer }
        : undefined
    case 'loop':
      return looped(editor)
    case 'free-play':
      return freed(editor)
    case 'edit':
      return editing(editor, event.step)
    case 'option':
      return optionPicked(editor, event.option)
    default:
      return cut(editor)
  }
}
