import { CircleAlert } from 'lucide-react'
import { marksOf, promptOf } from '../../domain/drills/editor/editor-offers.ts'
import { currentStep, type DrillEditor, type EditorEvent } from '../../domain/drills/editor/editor-state.ts'
import { endOf } from '../../domain/drills/rally.ts'
import { rallySentence, strokeSentences } from '../../domain/drills/rally-sentences.ts'
import { Button } from '../ui/button.tsx'

export interface StrokeListProps {
  editor: DrillEditor
  onEvent: (event: EditorEvent) => void
}

/** The strokes as sentences: touching one edits it, what no longer fits says why. */
export function StrokeList({ editor, onEvent }: StrokeListProps) {
  const { rally, edited } = editor
  const sentences = strokeSentences(rally)
  const marks = marksOf(editor)
  const current = currentStep(editor)
  return (
    <>
      <p className="sr-only" aria-live="polite">
        {announcementOf(editor)}
      </p>
      {rally.steps.length > 0 && (
        <section aria-label="Coups">
          <ol>
            {rally.steps.map(({ by }, index) => (
              // oxlint-disable-next-line react/no-array-index-key -- a stroke is known by its number
              <li key={index}>
                <button
                  type="button"
                  aria-pressed={edited === index}
                  className={index === current ? 'editor-stroke editor-stroke-now' : 'editor-stroke'}
                  onClick={() => onEvent({ type: 'edit', step: edited === index ? undefined : index })}
                >
                  <span className={endOf(by) === 'left' ? 'editor-number' : 'editor-number editor-number-b'}>
                    {index + 1}
                  </span>
                  <span>
                    {sentences[index]}
                    {marks.get(index)?.map((mark) => (
                      <span key={mark} className="field-error">
                        <CircleAlert aria-hidden="true" />
                        <span>{mark}</span>
                      </span>
                    ))}
                  </span>
                </button>
              </li>
            ))}
          </ol>
          {edited !== undefined && (
            <div className="editor-toggles">
              <Button onClick={() => onEvent({ type: 'edit', step: undefined })}>Revenir à la suite</Button>
              <Button onClick={() => onEvent({ type: 'cut' })}>Effacer dès ce coup</Button>
            </div>
          )}
        </section>
      )}
    </>
  )
}

/** The stroke in words, then what is asked next. */
function announcementOf(editor: DrillEditor): string {
  if (!editor.opening) return ''
  const { rally } = editor
  const sentence = strokeSentences(rally)[currentStep(editor)]
  if (rally.loop || rally.end === 'libre') return rallySentence(rally)
  return [sentence && `${sentence}.`, promptOf(editor)].filter(Boolean).join(' ')
}
