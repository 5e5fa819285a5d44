import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import type { ClosedDates } from '../../contract/closures.ts'
import * as sessionSeries from '../../contract/session-series.ts'
import { useWhyNotNow } from '../app/use-why-not-now.ts'
import { useWrite } from '../app/use-write.ts'
import { longDay } from '../clubs/club-time.ts'
import { invalidateSessions } from '../training-sessions/queries.ts'
import { Banner } from '../ui/banner.tsx'
import { Button } from '../ui/button.tsx'
import { counted } from '../ui/counted.ts'

const namedDates = 3

interface ClosedDatesNoticeProps {
  closed: ClosedDates
  today: string
}

/** Planned dates on which the club is closed from now on: they take place, unless they are cancelled in one press. */
export function ClosedDatesNotice({ closed, today }: ClosedDatesNoticeProps) {
  const { total, dates } = closed
  const notice = useRef<HTMLDivElement>(null)
  const [cancelled, setCancelled] = useState<number | null>(null)
  const whyNot = useWhyNotNow('planSessions')
  const cancellation = useWrite(sessionSeries.cancelDates, {
    onSuccess: (answer) => {
      invalidateSessions()
      if (!answer) return
      flushSync(() => setCancelled(answer.cancelled))
      // The button that had the focus is gone.
      notice.current?.focus()
    },
    otherwise: 'Les séances n’ont pas pu être annulées.',
  })
  const sessions = dates.map(({ id, version }) => ({ id, version }))
  return (
    <div ref={notice} tabIndex={-1}>
      {cancellation.error && <Banner tone="error">{cancellation.error}</Banner>}
      {cancelled === null ? (
        <Banner
          tone="waiting"
          action={
            <Button
              pending={cancellation.pending}
              disabledReason={whyNot}
              onClick={() => void cancellation.send({ sessions })}
            >
              {dates.length > 1 ? `Annuler ces ${dates.length} séances` : 'Annuler cette séance'}
            </Button>
          }
        >
          <ClosedDatesWords closed={closed} today={today} />
        </Banner>
      ) : (
        <Banner tone={cancelled < total ? 'waiting' : 'ok'}>{resultWords(cancelled, total)}</Banner>
      )}
    </div>
  )
}

function ClosedDatesWords({ closed: { total, dates }, today }: ClosedDatesNoticeProps) {
  const rest = total - namedDates
  return (
    <>
      {counted(total, 'séance')} de vos séries {total > 1 ? 'sont planifiées' : 'est planifiée'} ces
      jours-là&nbsp;:{' '}
      {dates.slice(0, namedDates).map(({ id, date, title }, index) => (
        <span key={id}>
          {index > 0 && ', '}
          {longDay(date, today)} (<bdi>{title}</bdi>)
        </span>
      ))}
      {rest > 0 && ` et ${counted(rest, 'autre')}`}.{' '}
      {total > 1
        ? 'Elles auront lieu, sauf si vous les annulez\u00A0: elles restent alors visibles, barrées, et peuvent être rétablies.'
        : 'Elle aura lieu, sauf si vous l’annulez\u00A0: elle reste alors visible, barrée, et peut être rétablie.'}{' '}
      Les participants seront prévenus.
    </>
  )
}

/** What somebody changed meanwhile is not cancelled. */
function resultWords(cancelled: number, total: number): string {
  const left = total - cancelled
  const done =
    cancelled === 0
      ? 'Aucune séance annulée.'
      : `${counted(cancelled, 'séance')} annulée${cancelled > 1 ? 's' : ''}.`
  if (left === 0) return done
  return `${done} ${counted(left, 'séance')} ${left > 1 ? 'restent' : 'reste'} à voir dans le calendrier.`
}
