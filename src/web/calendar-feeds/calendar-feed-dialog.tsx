import { useQuery } from '@tanstack/react-query'
import { CalendarPlus, Copy } from 'lucide-react'
import { type ReactNode, useRef, useState } from 'react'
import * as calendarFeeds from '../../contract/calendar-feeds.ts'
import type { Output } from '../../contract/endpoint.ts'
import { useTimeZone } from '../accounts/queries.ts'
import { queryClient } from '../app/query-client.ts'
import { Reading } from '../app/reading.tsx'
import { useNow } from '../app/use-now.ts'
import { useWrite } from '../app/use-write.ts'
import { longInstant } from '../clubs/club-time.ts'
import { Banner } from '../ui/banner.tsx'
import { buttonClass } from '../ui/button-class.ts'
import { Button } from '../ui/button.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { Skeleton } from '../ui/states.tsx'
import { showToast } from '../ui/toast.ts'
import { useCopy } from '../ui/use-copy.ts'
import { type CalendarKind, calendarLinks, kindsFor, newFeedToken } from './calendar-links.ts'
import { calendarFeedQuery } from './queries.ts'

type Feed = NonNullable<Output<typeof calendarFeeds.show>>

/** Makes the link, says where to put it, and ends it. */
export function CalendarFeedDialog({ onClose }: { onClose: () => void }) {
  const query = useQuery(calendarFeedQuery)
  const [token, setToken] = useState<string | null>(null)
  const [next] = useState(newFeedToken)
  const opening = useWrite(calendarFeeds.open, {
    onSuccess: (feed) => {
      queryClient.setQueryData(calendarFeedQuery.queryKey, feed)
      setToken(next)
    },
    otherwise: 'Une erreur est survenue. Veuillez réessayer.',
  })
  const closing = useWrite(calendarFeeds.close, {
    onSuccess: () => {
      queryClient.setQueryData(calendarFeedQuery.queryKey, null)
      showToast('Le lien de votre calendrier est arrêté.')
      onClose()
    },
    otherwise: 'Une erreur est survenue. Veuillez réessayer.',
  })
  const error = opening.error ?? closing.error
  const feed = query.data
  const open = () => void opening.send({ token: next })
  return (
    <Dialog
      title="Ajouter à mon calendrier"
      size="small"
      busy={opening.pending || closing.pending}
      onClose={onClose}
    >
      <div className="calendar-feed">
        {error && <Banner tone="error">{error}</Banner>}
        {token ? (
          <Ways token={token} />
        ) : (
          <>
            <p>
              Vos séances dans le calendrier de votre téléphone&#160;: dates, lieux, déplacements et
              annulations y arrivent seuls.
            </p>
            <Reading query={query} part otherwise="Erreur lors du chargement du calendrier">
              <Skeleton label="Chargement du calendrier" rows={1} />
            </Reading>
            {feed === null && (
              <Button
                variant="primary"
                icon={<CalendarPlus aria-hidden="true" />}
                pending={opening.pending}
                onClick={open}
              >
                Créer mon lien
              </Button>
            )}
            {feed && (
              <Existing feed={feed}>
                <Button pending={opening.pending} onClick={open}>
                  Créer un nouveau lien
                </Button>
                <Button pending={closing.pending} onClick={() => void closing.send({})}>
                  Arrêter le lien
                </Button>
              </Existing>
            )}
          </>
        )}
      </div>
    </Dialog>
  )
}

function Existing({ feed: { createdAt, lastReadAt }, children }: { feed: Feed; children: ReactNode }) {
  const timeZone = useTimeZone()
  const now = useNow()
  return (
    <>
      <p>
        <b>Votre lien a été créé {longInstant(createdAt, timeZone, now)}.</b>{' '}
        {lastReadAt
          ? `Un calendrier l’a lu ${longInstant(lastReadAt, timeZone, now)}.`
          : 'Aucun calendrier ne l’a encore lu.'}
      </p>
      <p className="note">
        Il n’est pas montré une deuxième fois. Un nouveau lien arrête l’ancien sur tous vos appareils.
      </p>
      <div className="actions">{children}</div>
    </>
  )
}

const names: Readonly<Record<CalendarKind, string>> = {
  apple: 'iPhone, iPad, Mac',
  google: 'Android, Google Agenda',
  other: 'Outlook et les autres',
}
const hints: Readonly<Record<CalendarKind, string>> = {
  apple: 'Touchez ensuite «\u00A0S’abonner\u00A0».',
  google: 'Touchez ensuite «\u00A0Ajouter\u00A0». L’application montre les séances un peu plus tard.',
  other: 'Dans votre calendrier, cherchez «\u00A0S’abonner à partir du web\u00A0», et collez le lien.',
}

/** What this device has comes first. */
function Ways({ token }: { token: string }) {
  const [kinds] = useState(() => kindsFor(navigator.userAgent))
  const { address, webcal, google } = calendarLinks(location.origin, token)
  const shown = useRef<HTMLParagraphElement>(null)
  const { message, copy } = useCopy('lien', address, shown)
  function way(kind: CalendarKind): ReactNode {
    const variant = kind === kinds[0] ? 'primary' : 'plain'
    if (kind === 'apple') {
      return (
        <a className={buttonClass({ variant })} href={webcal}>
          Ouvrir Calendrier
        </a>
      )
    }
    if (kind === 'google') {
      return (
        <a className={buttonClass({ variant })} href={google} target="_blank" rel="noreferrer">
          Ouvrir Google Agenda
        </a>
      )
    }
    return (
      <Button variant={variant} icon={<Copy aria-hidden="true" />} onClick={() => void copy()}>
        Copier le lien
      </Button>
    )
  }
  return (
    <>
      <ul className="rows">
        {kinds.map((kind) => (
          <li key={kind} className="calendar-way">
            <div>
              <p className="strong">{names[kind]}</p>
              <p className="note">{hints[kind]}</p>
            </div>
            {way(kind)}
          </li>
        ))}
      </ul>
      <p ref={shown} className="calendar-address">
        {address}
      </p>
      <p role="status" className="strong">
        {message}
      </p>
      <p className="note">
        Le lien est personnel&#160;: toute personne qui l’a voit vos séances. Il n’est montré qu’ici&#160;:
        copiez-le aussi pour vos autres appareils. Un calendrier ne le relit parfois qu’une fois par
        jour&#160;: le jour même, fiez-vous à Rebond.
      </p>
    </>
  )
}
