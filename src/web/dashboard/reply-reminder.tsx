import { CircleQuestionMark } from 'lucide-react'
import { useState } from 'react'
import type { TrainingSession } from '../../contract/training-sessions.ts'
import { owesReply } from '../../domain/attendance.ts'
import { isPutOff, putOff } from '../accounts/put-off.ts'
import { useMe, useTimeZone } from '../accounts/queries.ts'
import { useClubQuery } from '../clubs/club-overlay.ts'
import { longDay, sessionTime } from '../clubs/club-time.ts'
import { Button } from '../ui/button.tsx'
import { share } from '../ui/share.ts'
import { TaskRow } from './task-row.tsx'

interface ReplyReminderProps {
  session: TrainingSession
  today: string
}

/** Anew for another session, and for one that was moved, which asks everybody again. */
export function ReplyReminder(props: ReplyReminderProps) {
  const { id, startsAt } = props.session
  return <Reminder key={`${id} ${startsAt}`} {...props} />
}

/**
 * Who has not replied, and « Relancer », once a session on a device: the phone’s sheet with a message, or a mail in the
 * coach’s own program. Rebond sends nothing.
 */
function Reminder({ session, today }: ReplyReminderProps) {
  const timeZone = useTimeZone()
  const { account } = useMe()
  const { data: club } = useClubQuery()
  const notice = `replies ${session.id} ${session.startsAt}`
  const [reminded, setReminded] = useState(() => isPutOff(account.id, notice, Date.now()))
  const silent = session.players.filter(owesReply)
  const { subject, text } = reminderOf(session, today, timeZone)

  async function handleRemind() {
    const ids = new Set(silent.map(({ id }) => id))
    const addresses = club?.players.flatMap(({ id, email }) => (email && ids.has(id) ? [email] : [])) ?? []
    const done = await share({ text }, () => location.assign(mailTo(addresses, subject, text)))
    if (!done) return
    putOff(account.id, notice, Date.parse(session.startsAt))
    setReminded(true)
  }
  return (
    <TaskRow
      icon={<CircleQuestionMark aria-hidden="true" />}
      title={`${silent.length} sans réponse${reminded ? `, déjà relancé${silent.length > 1 ? 's' : ''}` : ''}`}
      about={silent.map(({ name }) => name).join(', ')}
    >
      {!reminded && (
        <Button aria-label="Relancer pour une réponse" onClick={() => void handleRemind()}>
          Relancer
        </Button>
      )}
    </TaskRow>
  )
}

function reminderOf(session: TrainingSession, today: string, timeZone: string) {
  const when = `${longDay(session.date, today)} à ${sessionTime(session, timeZone)}`
  const link = `${location.origin}/player/training`
  return {
    subject: `${session.title}, ${when}`,
    text: `Bonjour, venez-vous à la séance «\u00A0${session.title}\u00A0», ${when}\u202F? Dites-le ici\u00A0: ${link}`,
  }
}

/** The players do not read each other’s addresses. */
function mailTo(addresses: readonly string[], subject: string, text: string): string {
  const fields = { bcc: addresses.join(','), subject, body: text }
  const query = Object.entries(fields).map(([name, value]) => `${name}=${encodeURIComponent(value)}`)
  return `mailto:?${query.join('&')}`
}
