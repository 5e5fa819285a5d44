import { ArrowRight } from 'lucide-react'
import type { Evaluation } from '../../contract/technique-evaluations.ts'
import { changesSince, netChanges, type ProgressChange, progressOf } from '../../domain/player-progress.ts'
import { clubDay, longDay } from '../clubs/club-time.ts'
import { TechniqueBadge } from '../technique-evaluations/technique-badge.tsx'

interface LastChangeProps {
  change: ProgressChange<Evaluation> | null
  /** Number of other techniques marked as new. */
  others: number
  isFirstVisit: boolean
  timeZone: string
  now: Date
}

/** The last evaluation since the previous visit. A live region, because one may arrive while the page is open. */
export function LastChange({ change, others, isFirstVisit, timeZone, now }: LastChangeProps) {
  return (
    <div role="status">
      {change && (
        <div className="last-change">
          <h2>{isFirstVisit ? 'Dernier changement' : 'Depuis votre dernière visite'}</h2>
          <ChangeLine change={change} />
          {change.evaluation.coachNotes && (
            <p className="technique-notes">«&nbsp;{change.evaluation.coachNotes}&nbsp;»</p>
          )}
          <p className="note">
            {change.evaluation.evaluatedBy && `${change.evaluation.evaluatedBy}, `}
            {longDay(clubDay(new Date(change.evaluation.lastEvaluation), timeZone), clubDay(now, timeZone))}
          </p>
          {others > 0 && (
            <p className="last-change-others">
              {others === 1
                ? 'Une autre technique a changé. Elle est marquée'
                : `${others} autres techniques ont changé. Elles sont marquées`}{' '}
              «&nbsp;Nouveau&nbsp;» plus bas.
            </p>
          )}
        </div>
      )}
    </div>
  )
}

function ChangeLine({ change: { evaluation, statusBefore } }: { change: ProgressChange<Evaluation> }) {
  const { name, status, coachNotes } = evaluation
  return (
    <p className="technique-name">
      <b className="strong">
        <bdi>{name}</bdi>
      </b>
      {status === statusBefore ? (
        <>
          <TechniqueBadge status={status} />
          <span>{coachNotes ? 'nouvelle note' : 'note retirée'}</span>
        </>
      ) : (
        <>
          <span className="sr-only">est passé de</span>
          <TechniqueBadge status={statusBefore} />
          <span className="last-change-status">
            <ArrowRight aria-hidden="true" />
            <span className="sr-only">à</span>
            <TechniqueBadge status={status} />
          </span>
        </>
      )}
    </p>
  )
}

interface NewSinceVisit {
  /** With the status before all changes of its technique. */
  readonly lastChange: ProgressChange<Evaluation> | null
  /** Marked as new; only techniques that are in the list. */
  readonly techniqueIds: ReadonlySet<string>
  /** Number of marked techniques besides that of the last change. */
  readonly others: number
}

/** What has changed since the previous visit. At the first visit only the last change: everything would be new. */
export function newSinceVisit(history: readonly Evaluation[], seenBefore: string | null): NewSinceVisit {
  const changes = changesSince(history, seenBefore)
  const sinceVisit = netChanges(changes)
  const [last] = sinceVisit
  if (!last) return { lastChange: null, techniqueIds: new Set(), others: 0 }
  const lastId = last.evaluation.id
  const changed = new Set(sinceVisit.map(({ evaluation }) => evaluation.id))
  // A club's exercise that was reset to « not evaluated » is no longer in the list.
  const listed = progressOf(history).filter(({ id }) => changed.has(id))
  const techniqueIds = new Set(listed.map(({ id }) => id))
  if (seenBefore !== null) {
    return { lastChange: last, techniqueIds, others: listed.filter(({ id }) => id !== lastId).length }
  }
  const lastChange = changes.find(({ evaluation }) => evaluation.id === lastId) ?? last
  return { lastChange, techniqueIds: new Set([lastId]), others: 0 }
}
