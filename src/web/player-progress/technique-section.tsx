import { ChevronDown, Sparkle } from 'lucide-react'
import { useState } from 'react'
import type { Category } from '../../domain/category.ts'
import { completionOf, type ProgressEntry } from '../../domain/player-progress.ts'
import { useTimeZone } from '../accounts/queries.ts'
import { progressTitles } from '../technique-evaluations/category-names.ts'
import { clubDay, longDay } from '../clubs/club-time.ts'
import { RefreshBadge, TechniqueBadge } from '../technique-evaluations/technique-badge.tsx'
import { CategoryGlyph } from '../ui/category-glyph.tsx'
import { ProgressMark } from '../ui/progress-mark.tsx'
import { Badge } from '../ui/status.tsx'
import { useNow } from '../app/use-now.ts'

interface TechniqueSectionProps {
  category: Category
  entries: readonly ProgressEntry[]
  newIds: ReadonlySet<string>
  /** « À rafraîchir », by their ids. */
  refresh: readonly string[]
  startsOpen: boolean
}

/** A category’s techniques. Opens by itself when one of them becomes new. */
export function TechniqueSection({ category, entries, newIds, refresh, startsOpen }: TechniqueSectionProps) {
  const hasNews = entries.some(({ id }) => newIds.has(id))
  const [hadNews, setHadNews] = useState(hasNews)
  const [open, setOpen] = useState(startsOpen || hasNews)
  if (hasNews !== hadNews) {
    setHadNews(hasNews)
    if (hasNews) setOpen(true)
  }
  return (
    <details
      className="technique-section"
      open={open}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
    >
      <summary>
        <CategoryGlyph category={category} />
        <h3>{progressTitles[category]}</h3>
        <span className="numeral">
          {completionOf(entries).percent}&nbsp;% <span className="sr-only">maîtrisé</span>
        </span>
        <ChevronDown aria-hidden="true" />
      </summary>
      <ul>
        {entries.map((entry) => (
          <Technique
            key={entry.id}
            entry={entry}
            isNew={newIds.has(entry.id)}
            needsRefresh={refresh.includes(entry.id)}
          />
        ))}
      </ul>
    </details>
  )
}

interface TechniqueProps {
  entry: ProgressEntry
  isNew: boolean
  needsRefresh: boolean
}

function Technique({ entry, isNew, needsRefresh }: TechniqueProps) {
  const { name, status, coachNotes, lastEvaluation } = entry
  const timeZone = useTimeZone()
  const now = useNow()
  return (
    <li className={isNew ? 'technique technique-new' : 'technique'}>
      <ProgressMark state={status} />
      <div>
        <p className="technique-name">
          <b className="strong">
            <bdi>{name}</bdi>
          </b>
          <TechniqueBadge status={status} />
          {needsRefresh && <RefreshBadge />}
          {isNew && (
            <Badge tone="table" icon={<Sparkle aria-hidden="true" />}>
              Nouveau
            </Badge>
          )}
        </p>
        {coachNotes && <p className="technique-notes">{coachNotes}</p>}
        {lastEvaluation && (
          <p className="note">
            Dernière évaluation&nbsp;:{' '}
            <time dateTime={lastEvaluation}>
              {longDay(clubDay(new Date(lastEvaluation), timeZone), clubDay(now, timeZone))}
            </time>
          </p>
        )}
      </div>
    </li>
  )
}
