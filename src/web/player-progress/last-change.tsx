import { ArrowRight } from 'lucide-react'
import type { Evaluation } from '../../contract/technique-evaluations.ts'
import type { ProgressChange } from '../../domain/player-progress.ts'
import { clubDay, longDay } from '../club-time.ts'
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
          <p className="text-sm text-ink-2">
            {change.evaluation.evaluatedBy && `${change.evaluation.evaluatedBy}, `}
            {longDay(clubDay(new Date(change.evaluation.lastEvaluation), timeZone), clubDay(now, timeZone))}
          </p>
          {others > 0 && (
            <p className="mt-2">
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
      <b className="font-[650]">{name}</b>
      {status === statusBefore ? (
        <>
          <TechniqueBadge status={status} />
          <span>{coachNotes ? 'nouvelle note' : 'note retirée'}</span>
        </>
      ) : (
        <>
          <span className="sr-only">est passé de</span>
          <TechniqueBadge status={statusBefore} />
          <span className="flex items-center gap-3">
            <ArrowRight aria-hidden="true" />
            <span className="sr-only">à</span>
            <TechniqueBadge status={status} />
          </span>
        </>
      )}
    </p>
  )
}
