import { Link, useRouterState } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import type { WhoAmI } from '../../contract/accounts.ts'
import { can } from '../../domain/ability.ts'
import { whyReadOnly } from '../../domain/subscription.ts'
import { useMe } from '../accounts/queries.ts'
import { dateOf, longInstant } from '../clubs/club-time.ts'
import { Banner } from '../ui/banner.tsx'
import { buttonClass } from '../ui/button-class.ts'
import { useNow } from '../app/use-now.ts'
import { subscriptionPath } from './payment.ts'

/** Above every screen: nobody pays for the club, so it may only be read, or soon will be. Otherwise it takes no room. */
export function PaymentNotice(): ReactNode {
  const { account, club } = useMe()
  const now = useNow()
  const path = useRouterState({ select: ({ location }) => location.pathname })
  // That page says all of it, and how to go on.
  if (!club?.readOnlyFrom || path === subscriptionPath) return null
  const { readOnlyFrom, paymentFailed, paused, timeZone } = club
  const isReadOnly = whyReadOnly(new Date(readOnlyFrom), now) !== null
  if (!can(account, 'manageBilling')) return isReadOnly && <ReadOnlyForPlayers />
  const soon = longInstant(readOnlyFrom, timeZone, now)
  if (paused) return <SubscriptionPaused readOnlyOn={isReadOnly ? null : soon} />
  if (isReadOnly) {
    return <ReadOnly since={dateOf(readOnlyFrom, timeZone, now)} paymentFailed={paymentFailed} />
  }
  return paymentFailed && <PaymentFailed until={soon} />
}

type Club = NonNullable<WhoAmI['club']>

function ReadOnly({ since, paymentFailed }: { since: string; paymentFailed: Club['paymentFailed'] }) {
  return (
    <Banner
      tone="waiting"
      className="page-notice"
      action={<ToSubscription>{paymentFailed ? 'Régler le paiement' : 'Choisir une formule'}</ToSubscription>}
    >
      <strong>Votre club est en lecture seule depuis le {since}.</strong>{' '}
      {paymentFailed
        ? 'Un paiement a échoué et n’a pas été réglé à temps.'
        : 'L’essai gratuit ou l’abonnement est terminé.'}{' '}
      Tout reste lisible et rien n’est effacé&#8239;; {paymentFailed ? 'réglez-le' : 'choisissez une formule'}{' '}
      pour reprendre.
    </Banner>
  )
}

/** Stripe does not say since when, nor always why. During the trial the club may still write. */
function SubscriptionPaused({ readOnlyOn }: { readOnlyOn: string | null }) {
  return (
    <Banner
      tone="waiting"
      className="page-notice"
      action={<ToSubscription>Voir l’abonnement</ToSubscription>}
    >
      <strong>L’abonnement de votre club est en pause.</strong>{' '}
      {readOnlyOn
        ? `Le club sera en lecture seule dès le ${readOnlyOn}.`
        : 'Le club est en lecture seule\u00A0: tout reste lisible et rien n’est effacé.'}{' '}
      La page «&#160;Abonnement&#160;» vous dit que faire.
    </Banner>
  )
}

function PaymentFailed({ until }: { until: string }) {
  return (
    <Banner tone="error" className="page-notice" action={<ToSubscription>Régler le paiement</ToSubscription>}>
      <strong>Le paiement de l’abonnement a échoué.</strong> Réglez-le avant le {until}&#160;: ensuite, votre
      club sera en lecture seule.
    </Banner>
  )
}

/** To players, who neither pay nor have to know why nobody does. */
function ReadOnlyForPlayers() {
  return (
    <Banner tone="waiting" className="page-notice">
      <strong>Votre club est en pause.</strong> Vous pouvez tout relire et modifier votre profil, mais rien
      d’autre ne peut être enregistré pour l’instant. Un entraineur du club peut le relancer.
    </Banner>
  )
}

function ToSubscription({ children }: { children: string }) {
  return (
    <Link to={subscriptionPath} className={buttonClass()}>
      {children}
    </Link>
  )
}
