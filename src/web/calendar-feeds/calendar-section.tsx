import { CalendarPlus } from 'lucide-react'
import { useState } from 'react'
import { Button } from '../ui/button.tsx'
import { Section } from '../ui/layout.tsx'
import { lazyPart } from '../ui/lazy-part.tsx'
import './calendar-feeds.css'

const CalendarFeedDialog = lazyPart(
  async () => (await import('./calendar-feed-dialog.tsx')).CalendarFeedDialog,
)

/** In the settings of the account. */
export function CalendarSection() {
  return (
    <Section title="Calendrier">
      <ul className="rows">
        <li className="account-row">
          <div className="account-text">
            <p className="strong">Vos séances dans votre calendrier</p>
            <p className="note">Un lien personnel, que vous pouvez arrêter ici.</p>
          </div>
          <CalendarButton />
        </li>
      </ul>
    </Section>
  )
}

/** On the player’s sessions. */
export function CalendarOffer() {
  return (
    <p className="calendar-offer">
      <CalendarButton />
    </p>
  )
}

function CalendarButton() {
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button icon={<CalendarPlus aria-hidden="true" />} onClick={() => setOpen(true)}>
        Ajouter à mon calendrier
      </Button>
      {open && <CalendarFeedDialog onClose={() => setOpen(false)} />}
    </>
  )
}
