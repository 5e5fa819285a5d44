import type { Exercise } from '../../contract/exercises.ts'
import type { DrillPicture } from '../../domain/drills/drawing/drill-drawing.ts'
import { drawnDrill, type ExerciseDrill } from '../../domain/drills/exercise-drill.ts'
import { successLabel } from './success-label.ts'
import type { DrawDrill } from './use-drawing.ts'

export type PrintedDrill = Pick<
  Exercise,
  'id' | 'technique' | 'effect' | 'description' | 'title' | 'drill'
> & {
  /** Of what has none of its own, such as a programme’s copy. */
  readonly words?: ExerciseDrill | null | undefined
}

/** A drill’s drawings, for these hands, each with an id of its own on that sheet. */
export function printedPictures({ id, drill, ...named }: PrintedDrill, draw: DrawDrill | null, hands = {}) {
  const drawn = drawnDrill(drill)
  return (drawn && draw?.({ id: `sheet-${id}`, title: printedName(named), ...drawn }, hands)) ?? []
}

export function printedName({
  title,
  technique,
  effect,
}: Pick<PrintedDrill, 'title' | 'technique' | 'effect'>) {
  return title || `${technique} - ${effect}`
}

/** Our own drawing function’s text, in which every typed word is escaped. */
export function PrintedPictures({ pictures }: { pictures: readonly DrillPicture[] }) {
  return pictures.map(({ svg }) => <div key={svg} dangerouslySetInnerHTML={{ __html: svg }} />)
}

interface DrillCardProps {
  drill: PrintedDrill
  /** « 15 min », « avancé »… */
  facts: readonly string[]
  pictures: readonly DrillPicture[]
}

/** A drill as one reads it beside the table. */
export function DrillCard({ drill, facts, pictures }: DrillCardProps) {
  const { title, technique, effect } = drill
  return (
    <>
      <h2 className="sheet-card-title">
        <bdi>{printedName(drill)}</bdi>
      </h2>
      <p>
        {title && (
          <>
            <b>
              {technique} - {effect}
            </b>
            {'\u00A0· '}
          </>
        )}
        {facts.join('\u00A0· ')}
      </p>
      {pictures.length > 0 && (
        <div className="sheet-card-pictures">
          <PrintedPictures pictures={pictures} />
        </div>
      )}
      <PrintedWords drill={drill} pictures={pictures} />
    </>
  )
}

/** Its text, its strokes by their numbers, three points, when it is done well, and how to change it. */
export function PrintedWords({ drill, pictures }: Pick<DrillCardProps, 'drill' | 'pictures'>) {
  const { coaching = [], success, easier, harder } = drill.words ?? drill.drill ?? {}
  const sequence = drill.drill?.sequence
  return (
    <>
      {drill.description && <p className="typed-lines">{drill.description}</p>}
      {sequence && sequence.kind !== 'rally' && sequence.kind !== 'moves' && (
        <p className="typed-lines">{sequence.text}</p>
      )}
      {pictures.map(({ svg, title, strokes, legend }) =>
        strokes.length > 0 ? (
          <p key={svg}>
            {title && <b>{title}. </b>}
            {strokes.map((stroke, index) => `${index + 1}.\u00A0${sentence(stroke)}`).join(' ')} {legend}
          </p>
        ) : null,
      )}
      {coaching.length > 0 && (
        <ul className="sheet-points">
          {coaching.map((point) => (
            <li key={point}>{point}</li>
          ))}
        </ul>
      )}
      {(success || easier || harder) && (
        <p>
          <Way label={successLabel} words={success?.text} />
          <Way label="Plus facile" words={easier} />
          <Way label="Plus difficile" words={harder} />
        </p>
      )}
    </>
  )
}

/** With the point that stands after it where others follow. */
function sentence(words: string): string {
  return /[.!?…]$/.test(words) ? words : `${words}.`
}

function Way({ label, words }: { label: string; words: string | undefined }) {
  return words ? (
    <>
      <b>{label}&#160;:</b> {sentence(words)}{' '}
    </>
  ) : null
}
