import { useState } from 'react'
import type { Exercise } from '../../contract/exercises.ts'
import { type ExerciseDrill, drawnDrill } from '../../domain/drills/exercise-drill.ts'
import type { LeftHanded } from '../../domain/drills/geometry.ts'
import type { PreferredHand } from '../../domain/player.ts'
import { categoryTabs } from '../technique-evaluations/category-names.ts'
import { CategoryGlyph } from '../ui/category-glyph.tsx'
import { SegmentedChoice } from '../ui/choices.tsx'
import { lazyPart } from '../ui/lazy-part.tsx'
import { Panel, Section } from '../ui/layout.tsx'
import { successLabel } from '../drills/success-label.ts'
import { coachingPoints } from './coaching-points.ts'
import { drillFacts } from './drill-words.ts'
import { exerciseName } from './exercise-words.ts'
import './exercise-sheet.css'

const DrillFigure = lazyPart(async () => (await import('../drills/drill-figure.tsx')).DrillFigure)
const DrillOnA5 = lazyPart(async () => (await import('../drills/drill-on-a5.tsx')).DrillOnA5)

interface ExerciseSheetProps {
  exercise: Exercise
  /** Of the player who is looking. */
  hand?: PreferredHand | null | undefined
  /** What they change in it, a sentence each. */
  changes?: readonly string[]
}

/** What a coach or a player reads of an exercise: the drawing, its strokes, three points, one number; the rest below. */
export function ExerciseSheet({ exercise, hand, changes = [] }: ExerciseSheetProps) {
  const { id, type, title, description, drill } = exercise
  const [hands, setHands] = useState<LeftHanded>({ left: hand === 'left' })
  const drawn = drawnDrill(drill)
  const name = exerciseName(exercise)
  return (
    <>
      <p className="exercise-sheet-pair strong">
        <CategoryGlyph category={type} />
        <span>
          {title && <bdi>{name}</bdi>}
          {!title && categoryTabs[type]}
        </span>
      </p>
      {changes.length > 0 && (
        <section className="panel exercise-changes" aria-labelledby="changes">
          <h2 id="changes" className="note strong">
            Pour vous
          </h2>
          {changes.map((change) => (
            <p key={change}>{change}</p>
          ))}
        </section>
      )}
      {description && <p className="exercise-sheet-lead typed-lines">{description}</p>}
      <div className="exercise-sheet">
        <div>
          {drawn && (
            <>
              <DrillFigure id={id} title={title || name} drill={drawn} hands={hands} />
              {drawn.sequence.kind === 'rally' && <HandsChoice hands={hands} onChange={setHands} />}
              {drawn.sequence.kind !== 'rally' && drawn.sequence.kind !== 'moves' && (
                <p className="typed-lines">{drawn.sequence.text}</p>
              )}
            </>
          )}
        </div>
        <div>
          <Coaching exercise={exercise} />
          <dl className="exercise-sheet-facts">
            {drillFacts(exercise).map(([label, words]) => (
              <div key={label}>
                <dt>{label}</dt>
                <dd>{words}</dd>
              </div>
            ))}
          </dl>
          <Adaptations drill={drill} />
        </div>
      </div>
      <DrillOnA5
        exercise={exercise}
        facts={drillFacts(exercise).map(([, words]) => words)}
        hands={hands}
        changes={changes}
      />
    </>
  )
}

interface HandsChoiceProps {
  hands: LeftHanded
  onChange: (hands: LeftHanded) => void
}

const handOptions = [
  { value: 'right' as const, label: 'droitier' },
  { value: 'left' as const, label: 'gaucher' },
]

function HandsChoice({ hands, onChange }: HandsChoiceProps) {
  return (
    <div className="drill-hands">
      {(['left', 'right'] as const).map((end) => (
        <SegmentedChoice
          key={end}
          label={end === 'left' ? 'Joueur A' : 'Joueur B'}
          value={hands[end] ? 'left' : 'right'}
          options={handOptions}
          onChange={(hand) => onChange({ ...hands, [end]: hand === 'left' })}
        />
      ))}
    </div>
  )
}

function Coaching({ exercise }: Pick<ExerciseSheetProps, 'exercise'>) {
  const points = coachingPoints(exercise)
  const { success } = exercise.drill ?? {}
  return (
    <>
      {points.length > 0 && (
        <Section title="Consignes">
          <ol className="exercise-points">
            {points.map((point) => (
              <li key={point}>{point}</li>
            ))}
          </ol>
        </Section>
      )}
      {success && (
        <Panel className="exercise-goal">
          <p className="note strong">{successLabel}</p>
          <p className="exercise-goal-words">{success.text}</p>
        </Panel>
      )}
    </>
  )
}

function Adaptations({ drill }: { drill: ExerciseDrill | null | undefined }) {
  const { easier, harder, adaptations } = drill ?? {}
  if (!easier && !harder && !adaptations) return null
  const { status, text } = adaptations?.pingSante ?? {}
  // Then it is said without being asked: the planner proposes it to such a group.
  const isAdapted = status === 'aménagé'
  const pingSante = <Way label={`Ping Santé\u00A0: ${status}`} words={text} />
  return (
    <Section title="Adapter">
      <dl className="exercise-ways">
        <Way label="Plus facile" words={easier} />
        <Way label="Plus difficile" words={harder} />
        {isAdapted && pingSante}
      </dl>
      {adaptations && (
        <details className="exercise-adaptations">
          <summary className="strong">Gaucher, picots, enfants{!isAdapted && ', Ping Santé'}</summary>
          <dl className="exercise-ways">
            <Way label="Gaucher" words={adaptations.gaucher} />
            <Way label="Picots, anti" words={adaptations.picots} />
            <Way label="Moins de 9 ans" words={adaptations.enfants} />
            {!isAdapted && pingSante}
          </dl>
        </details>
      )}
    </Section>
  )
}

function Way({ label, words }: { label: string; words: string | undefined }) {
  return words ? (
    <div>
      <dt>{label}</dt>
      <dd>{words}</dd>
    </div>
  ) : null
}
