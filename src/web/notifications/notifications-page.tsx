import { useQuery } from '@tanstack/react-query'
import { Bell, Mail } from 'lucide-react'
import * as notifications from '../../contract/notifications.ts'
import { type NotificationChannel, notificationChannels } from '../../domain/notification.ts'
import { useMe, useTimeZone } from '../accounts/queries.ts'
import { Reading } from '../app/reading.tsx'
import { useNow } from '../app/use-now.ts'
import { useWrite } from '../app/use-write.ts'
import { longInstant } from '../clubs/club-time.ts'
import { Banner } from '../ui/banner.tsx'
import { Button } from '../ui/button.tsx'
import { Switch } from '../ui/choices.tsx'
import { PageHeader, Section } from '../ui/layout.tsx'
import { Skeleton } from '../ui/states.tsx'
import { kindWords } from './kind-words.ts'
import { cacheNotifications, notificationsQuery } from './queries.ts'
import { ThisDevice } from './this-device.tsx'
import './notifications.css'

/** What somebody is told, and by which channel; and nothing at night. */
export function NotificationsPage() {
  const query = useQuery(notificationsQuery)
  const { data: settings } = query
  const { account } = useMe()
  const changing = useWrite(notifications.update, {
    onSuccess: cacheNotifications,
    otherwise: 'Une erreur est survenue. Veuillez réessayer.',
  })
  return (
    <>
      <PageHeader title="Notifications" subtitle="Ce que Rebond vous dit, et par où" />
      {changing.error && <Banner tone="error">{changing.error}</Banner>}
      <Reading query={query} otherwise="Vos notifications n’ont pas pu être chargées.">
        <Skeleton label="Chargement de vos notifications" rows={6} />
      </Reading>
      {settings && (
        <div className="notifications">
          <div className="notifications-part">
            <MailNotices settings={settings} onMail={() => void changing.send({ mail: true })} />
            <table className="notification-kinds">
              <thead>
                <tr>
                  <th scope="col">Pour moi</th>
                  <th scope="col">
                    <Mail aria-hidden="true" />
                    Email
                  </th>
                  <th scope="col">
                    <Bell aria-hidden="true" />
                    Appareil
                  </th>
                </tr>
              </thead>
              <tbody>
                {settings.kinds.map(({ kind, ...channels }) => {
                  const { label, hint } = kindWords(kind, account.role)
                  return (
                    <tr key={kind}>
                      <th scope="row">
                        <span className="strong">{label}</span>
                        <br />
                        <span className="note">{hint}</span>
                      </th>
                      {notificationChannels.map((channel) => (
                        <td key={channel}>
                          <Switch
                            label={
                              <span className="sr-only">
                                {label} {byWhat[channel]}
                              </span>
                            }
                            checked={channels[channel]}
                            disabled={changing.pending}
                            onChange={({ target: { checked: wanted } }) =>
                              void changing.send({ choice: { kind, channel, wanted } })
                            }
                          />
                        </td>
                      ))}
                    </tr>
                  )
                })}
              </tbody>
            </table>
          </div>
          <div className="notifications-part">
            <ThisDevice settings={settings} />
            <Section title="Au calme">
              <Switch
                className="notification-quiet"
                label={
                  <>
                    <span className="strong">Rien de 21:00 à 7:30</span>
                    <br />
                    <span className="note">sauf une séance du jour déplacée ou annulée</span>
                  </>
                }
                checked={settings.quiet}
                disabled={changing.pending}
                onChange={({ target: { checked: quiet } }) => void changing.send({ quiet })}
              />
            </Section>
          </div>
        </div>
      )}
    </>
  )
}

const byWhat: Readonly<Record<NotificationChannel, string>> = {
  mail: 'par email',
  push: 'sur un appareil',
}

/** Why no mail arrives. */
function MailNotices({
  settings,
  onMail,
}: {
  settings: notifications.NotificationSettings
  onMail: () => void
}) {
  const { account } = useMe()
  const timeZone = useTimeZone()
  const now = useNow()
  const { mailRefusedAt, mailStoppedAt } = settings
  if (mailRefusedAt) {
    return (
      <Banner tone="error" action={<Button onClick={onMail}>Réessayer cette adresse</Button>}>
        Votre adresse <span className="typed">{account.email}</span> a refusé un email{' '}
        {longInstant(mailRefusedAt, timeZone, now)}&#160;: nous n’y envoyons plus de notification.
        Vérifiez-la, ou changez-en dans vos réglages.
      </Banner>
    )
  }
  if (mailStoppedAt) {
    return (
      <Banner tone="info" action={<Button onClick={onMail}>Recevoir de nouveau ces emails</Button>}>
        Vous avez arrêté ces emails {longInstant(mailStoppedAt, timeZone, now)}&#160;: aucun ne part.
      </Banner>
    )
  }
  if (account.email === '')
    return <Banner tone="info">Sans adresse email, seuls vos appareils vous préviennent.</Banner>
  if (account.emailConfirmed) return null
  return <Banner tone="info">Confirmez votre adresse email pour recevoir ces emails.</Banner>
}
