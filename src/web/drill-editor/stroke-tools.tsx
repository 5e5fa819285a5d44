import { GitFork } from 'lucide-react'
import { handChips, serviceChips, strokeChips } from '../../domain/drills/editor/editor-chips.ts'
import { branchWords, isOffered } from '../../domain/drills/editor/editor-offers.ts'
import { currentStep, type DrillEditor, type EditorEvent } from '../../domain/drills/editor/editor-state.ts'
import { mayExchange } from '../../domain/drills/editor/editor-start.ts'
import { mayChoose } from '../../domain/drills/editor/editor-taps.ts'
import type { Column } from '../../domain/drills/rally.ts'
import { Chips } from './chips.tsx'

export interface StrokeToolsProps {
  editor: DrillEditor
  onEvent: (event: EditorEvent) => void
}

/** Under the table: what the current stroke may be, likeliest first. */
export function StrokeTools({ editor, onEvent }: StrokeToolsProps) {
  const { rally } = editor
  const current = currentStep(editor)
  const step = rally.steps[current]
  const { techniques, effects } = serviceChips(editor)
  const strokes = strokeChips(editor)
  const hands = handChips(editor)
  const number = current + 1
  return (
    <div className="editor-tools">
      <Chips
        label="Service"
        chips={techniques.map(({ name, isPressed, event }) => ({
          name,
          isPressed,
          onPick: () => onEvent(event),
        }))}
      />
      <Chips
        label="Effet"
        chips={effects.map(({ name, isPressed, event }) => ({
          name,
          isPressed,
          onPick: () => onEvent(event),
        }))}
      />
      {effects.some(({ name }) => name.startsWith('Latéral')) && (
        <p className="field-hint">Latéral&nbsp;: le côté vers lequel la balle courbe, pour un droitier.</p>
      )}
      <Chips
        label={`Coup ${number}, ${step?.by === 'R' ? 'balle du relanceur' : (step?.by ?? '')}`}
        chips={strokes.map(({ variant, name, isPressed }) => ({
          name,
          isPressed,
          onPick: () => onEvent({ type: 'stroke', variant }),
        }))}
      />
      <div className="editor-toggles">
        {step && (mayChoose(editor) || editor.isChoosing) && (
          <button
            type="button"
            className="button toggle"
            aria-pressed={editor.isChoosing}
            onClick={() => onEvent({ type: 'choose' })}
          >
            <GitFork aria-hidden="true" />
            Au choix
          </button>
        )}
        {hands
          .filter((chip) => chip.isOffered || chip.isPressed)
          .map(({ hand, isPressed }) => (
            <button
              key={hand}
              type="button"
              className="button toggle"
              aria-pressed={isPressed}
              onClick={() => onEvent({ type: 'hand', hand })}
            >
              {hand === 'CD' ? 'Coup droit' : 'Revers'}
            </button>
          ))}
        {(editor.isSameAnswer || isOffered(editor, { type: 'same-answer' })) && (
          <button
            type="button"
            className="button toggle"
            aria-pressed={editor.isSameAnswer}
            onClick={() => onEvent({ type: 'same-answer' })}
          >
            Même réponse
          </button>
        )}
      </div>
      {step && step.options.length > 1 && <OptionTools editor={editor} onEvent={onEvent} />}
      {current <= 0 && <StartTools editor={editor} onEvent={onEvent} />}
    </div>
  )
}

const starts: readonly { col: Column; name: string }[] = [
  { col: 'RV', name: 'Revers' },
  { col: 'M', name: 'Milieu' },
  { col: 'CD', name: 'Coup droit' },
]

/** Who begins, and from where. */
function StartTools({ editor, onEvent }: StrokeToolsProps) {
  const { opening, starter, service, rally } = editor
  const from = rally.steps[0]?.options[0]?.from ?? (opening === 'service' ? service.from : undefined)
  const begins = opening === 'service' ? 'sert' : 'commence'
  return (
    <>
      {mayExchange(editor) && (
        <Chips
          label="Qui commence"
          chips={(['A', 'B'] as const).map((by) => ({
            name: `${by} ${begins}`,
            isPressed: by === starter,
            onPick: () => onEvent({ type: 'starter', by }),
          }))}
        />
      )}
      {from && (
        <Chips
          label="Départ du premier coup"
          chips={starts.map(({ col, name }) => ({
            name,
            isPressed: col === from,
            onPick: () => onEvent({ type: 'from', col }),
          }))}
        />
      )}
    </>
  )
}

/** Which of several possibilities the chips are about. */
function OptionTools({ editor, onEvent }: StrokeToolsProps) {
  const index = currentStep(editor)
  const { options } = editor.rally.steps[index]!
  const names = options.map(({ after }, option) =>
    after
      ? `Si c’est ${branchWords(editor.rally, index, after)}`
      : `Vers ${branchWords(editor.rally, index + 1, [option]).replace(/^dans le |^au /, 'le ')}`,
  )
  return (
    <Chips
      label="Possibilité"
      chips={[
        {
          name: 'Toutes',
          isPressed: editor.option === undefined,
          onPick: () => onEvent({ type: 'option', option: undefined }),
        },
        ...names.map((name, option) => ({
          name,
          isPressed: editor.option === option,
          onPick: () => onEvent({ type: 'option', option }),
        })),
      ]}
    />
  )
}
