import type { ProgrammeEntry } from '../../contract/training-sessions.ts'
import { CategoryGlyph } from '../ui/category-glyph.tsx'

/** A session's exercises in their order: technique - effect, description, duration. */
export function ProgrammeList({ programme }: { programme: readonly ProgrammeEntry[] }) {
  return (
    <ol className="programme">
      {programme.map((entry, index) => (
        <li key={entry.id}>
          <span className="numeral programme-number" aria-hidden="true">
            {index + 1}
          </span>
          <CategoryGlyph category={entry.type} />
          <ProgrammeEntryText entry={entry} />
        </li>
      ))}
    </ol>
  )
}

export function ProgrammeEntryText({ entry }: { entry: Omit<ProgrammeEntry, 'id'> }) {
  return (
    <div className="row-body">
      <p className="strong">
        <bdi>
          {entry.technique} - {entry.effect}
        </bdi>
      </p>
      <p className="programme-facts note typed">
        <b className="programme-duration strong">{entry.duration}</b>
        {entry.description && ` · ${entry.description}`}
      </p>
    </div>
  )
}
