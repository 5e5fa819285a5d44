import { EmailReminder } from '../accounts/confirm-email-reminder.tsx'
import { useMe } from '../accounts/queries.ts'
import { CalendarOffer } from '../calendar-feeds/calendar-section.tsx'

/** What may wait until a player has seen the next session. */
export function BelowNextSession() {
  const { account } = useMe()
  return (
    <>
      {!account.emailConfirmed && <EmailReminder />}
      <CalendarOffer />
    </>
  )
}
