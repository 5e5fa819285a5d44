import { Link } from '@tanstack/react-router'
import type { Dashboard } from '../../contract/dashboard.ts'
import { clubDay, fromNow, longDay } from '../club-time.ts'
import { counted } from '../counted.ts'
import { buttonClass } from '../ui/button-class.ts'

interface NextSessionProps {
  session: Dashboard['nextSession']
  now: Date
  timeZone: string
}

/** Shows the next action: prepare the next session, or plan one. */
export function NextSession({ session, now, timeZone }: NextSessionProps) {
  const button = buttonClass({ variant: 'primary', size: 'large', block: true }, 'mt-auto')
  if (!session) {
    return (
      <section className="panel next-session">
        <h2>Prochaine séance</h2>
        <p className="font-title text-4xl leading-none font-extrabold">Aucune séance prévue</p>
        <p className="text-ink-2">Choisissez une date et des joueurs&nbsp;: ils la verront aussitôt.</p>
        <Link to="/coach/sessions" search={{ form: 'new' }} className={button}>
          Nouvelle séance
        </Link>
      </section>
    )
  }
  const { id, title, date, time, duration, startsAt, participantCount } = session
  return (
    <section className="panel next-session">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h2>Prochaine séance</h2>
        <p className="font-[650] text-ball-text">{fromNow(startsAt, now, timeZone)}</p>
      </div>
      <p className="next-session-time">{time}</p>
      <div>
        <h3 className="text-[2rem] wrap-anywhere">{title}</h3>
        <p className="mt-1.5 text-ink-2">
          {longDay(date, clubDay(now, timeZone))} · {duration}
        </p>
      </div>
      <p className="font-[650]">{counted(participantCount, 'participant')}</p>
      <Link to="/coach/sessions" search={{ form: id }} className={button}>
        Préparer la séance
      </Link>
    </section>
  )
}
