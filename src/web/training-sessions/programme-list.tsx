import type { ProgrammeEntry } from '../../contract/training-sessions.ts'
import { isBlock, type ProgrammeBlock } from '../../domain/training-session-programme.ts'
import { ExerciseThumbnail } from '../drills/exercise-thumbnail.tsx'
import type { ProgrammePart } from './programme.ts'

/** What a session is made of, in its order: technique - effect, description, duration; of a block its name. */
export function ProgrammeList({ programme }: { programme: readonly ProgrammePart[] }) {
  return (
    <ol className="programme">
      {programme.map((entry, index) => (
        <li key={entry.id}>
          <span className="numeral programme-number" aria-hidden="true">
            {index + 1}
          </span>
          <ProgrammePartBody part={entry} />
        </li>
      ))}
    </ol>
  )
}

export function ProgrammePartBody({ part }: { part: ProgrammePart }) {
  if (isBlock(part)) return <BlockText block={part} />
  return (
    <>
      <ExerciseThumbnail category={part.type} drill={part.drill} />
      <ProgrammeEntryText entry={part} />
    </>
  )
}

function BlockText({ block: { title, duration } }: { block: ProgrammeBlock }) {
  return (
    <>
      <span className="programme-block" aria-hidden="true" />
      <div className="row-body">
        <p className="strong">
          <bdi>{title}</bdi>
        </p>
        <p className="programme-facts note typed">
          <b className="programme-duration strong">{duration}</b>
        </p>
      </div>
    </>
  )
}

export function ProgrammeEntryText({ entry }: { entry: Omit<ProgrammeEntry, 'id'> }) {
  const name = `${entry.technique} - ${entry.effect}`
  return (
    <div className="row-body">
      <p className="strong">
        <bdi>{entry.title || name}</bdi>
      </p>
      <p className="programme-facts note typed">
        <b className="programme-duration strong">{entry.duration}</b>
        {entry.title && `\u00A0· ${name}`}
        {entry.description && `\u00A0· ${entry.description}`}
      </p>
    </div>
  )
}
