import { Repeat, Undo2 } from 'lucide-react'
import { type ComponentType, useState } from 'react'
import type { Exercise } from '../../contract/exercises.ts'
import { edit } from '../../domain/drills/editor/drill-editor.ts'
import { isOffered, promptOf, turnWords, whyNotFinish } from '../../domain/drills/editor/editor-offers.ts'
import {
  type DrillEditor,
  editorOf,
  type EditorEvent,
  newEditor,
  type Opening,
} from '../../domain/drills/editor/editor-state.ts'
import type { Rally } from '../../domain/drills/rally.ts'
import { Button } from '../ui/button.tsx'
import { IconButton } from '../ui/icon-button.tsx'
import type { StrokeListProps } from './stroke-list.tsx'
import { Chips } from './chips.tsx'
import type { StrokeToolsProps } from './stroke-tools.tsx'
import { type Picture, TableCells } from './table-cells.tsx'

/** These come in files of their own, beside this one. */
type Tools = ComponentType<StrokeToolsProps>
type List = ComponentType<StrokeListProps>

interface DrawingScreenProps {
  exercise: Exercise | undefined
  picture: Picture
  tools: Tools
  list: List
  /** Whether something was drawn. */
  onChange: (changed: boolean) => void
  onFinish: (phases: readonly Rally[]) => void
}

/** One editor for each phase; most drills have one. */
export function DrawingScreen({ exercise, picture, tools, list, onChange, onFinish }: DrawingScreenProps) {
  const [before] = useState(() => {
    const { sequence } = exercise?.drill ?? {}
    return sequence?.kind === 'rally' ? sequence.phases.map(editorOf) : [newEditor]
  })
  const [editors, setEditors] = useState<readonly DrillEditor[]>(before)
  const [phase, setPhase] = useState(0)
  const editor = editors[phase]!
  const { rally } = editor

  function handleEvent(event: EditorEvent) {
    const next = editors.with(phase, edit(editor, event))
    setEditors(next)
    onChange(next.some((each, index) => each.rally !== before[index]!.rally))
  }
  const whyNot = editors.map(whyNotFinish).find((reason) => reason !== null) ?? null
  return (
    <div className="editor">
      {editors.length > 1 && (
        <Chips
          label="Phase"
          chips={editors.map((_, index) => ({
            name: `Phase ${index + 1}`,
            isPressed: index === phase,
            onPick: () => setPhase(index),
          }))}
        />
      )}
      {editor.opening ? (
        <Drawing editor={editor} picture={picture} tools={tools} list={list} onEvent={handleEvent} />
      ) : (
        <OpeningChoice onPick={(opening) => handleEvent({ type: 'open', opening })} />
      )}
      {rally.steps.length > 0 && (
        <footer className="editor-footer">
          <Button
            icon={<Repeat aria-hidden="true" />}
            aria-pressed={rally.loop}
            className="toggle"
            disabledReason={isOffered(editor, { type: 'loop' }) ? null : whyNotLoop}
            onClick={() => handleEvent({ type: 'loop' })}
          >
            Boucler
          </Button>
          <Button
            aria-pressed={rally.end === 'libre'}
            className="toggle"
            disabledReason={isOffered(editor, { type: 'free-play' }) ? null : 'Dessinez d’abord un coup.'}
            onClick={() => handleEvent({ type: 'free-play' })}
          >
            Jeu libre
          </Button>
          <Button
            variant="primary"
            disabledReason={whyNot}
            onClick={() => onFinish(editors.map((each) => each.rally))}
          >
            Terminer
          </Button>
        </footer>
      )}
    </div>
  )
}

const whyNotLoop = 'La balle doit revenir d’où part le premier coup, et ce coup être encore jouable.'

interface DrawingProps {
  editor: DrillEditor
  picture: Picture
  tools: Tools
  list: List
  onEvent: (event: EditorEvent) => void
}

function Drawing({ editor, picture, tools: StrokeTools, list: StrokeList, onEvent }: DrawingProps) {
  const { number, who, does } = turnWords(editor)
  return (
    <div className="editor-columns">
      <TableCells editor={editor} picture={picture} onTap={(zone) => onEvent({ type: 'tap', zone })} />
      <div className="editor-beside">
        <div className="editor-turn">
          <span className={who === 'A' ? 'editor-number' : 'editor-number editor-number-b'}>{number}</span>
          <span className="row-body">
            <b>{who}</b> {does}. <span className="secondary">{promptOf(editor)}</span>
          </span>
          <IconButton
            label="Annuler"
            variant="plain"
            icon={<Undo2 aria-hidden="true" />}
            disabledReason={editor.before ? null : 'Rien à annuler.'}
            onClick={() => onEvent({ type: 'undo' })}
          />
        </div>
        <StrokeTools editor={editor} onEvent={onEvent} />
        <StrokeList editor={editor} onEvent={onEvent} />
      </div>
    </div>
  )
}

const openingWords: readonly { opening: Opening; name: string; words: string }[] = [
  { opening: 'service', name: 'Service', words: 'Un joueur sert, la balle est jouée ensuite.' },
  { opening: 'echange', name: 'Échange', words: 'La balle est déjà en jeu, souvent en boucle.' },
  { opening: 'panier', name: 'Panier', words: 'Un relanceur distribue les balles.' },
]

function OpeningChoice({ onPick }: { onPick: (opening: Opening) => void }) {
  return (
    <fieldset className="editor-openings">
      <legend className="editor-question">Par quoi l’exercice commence-t-il&#8239;?</legend>
      {openingWords.map(({ opening, name, words }) => (
        <button key={opening} type="button" className="editor-opening" onClick={() => onPick(opening)}>
          <strong>{name}</strong>
          <span className="secondary">{words}</span>
        </button>
      ))}
    </fieldset>
  )
}
