import type { SubscriptionPage } from '../../contract/subscription.ts'
import { type PlanId, planOffers } from '../../domain/plan.ts'
import { clubDay, dateOf, daysBetween } from '../clubs/club-time.ts'
import { counted } from '../ui/counted.ts'
import { formatPlanPrice } from './plan-price.ts'

export interface SubscriptionTexts {
  readonly title: string
  /** Shown in large type. */
  readonly figure: string | null
  readonly figureUnit: string | null
  /** The next date of the subscription. */
  readonly dated: string | null
  readonly sentence: string | null
  /** The plan whose features are shown. */
  readonly planId: PlanId | null
}

const readableOnly = 'tout reste lisible et rien n’est effacé'

/** The texts that describe the status of a club's subscription. */
export function subscriptionTexts(page: SubscriptionPage, timeZone: string, now: Date): SubscriptionTexts {
  const { status, planId, planInForce, running } = page
  const paid = planId ?? planInForce
  if (status === 'free') {
    return {
      ...named(planInForce),
      dated: null,
      sentence: 'Ici, Rebond est gratuit\u00A0: il n’y a rien à payer.',
    }
  }
  if (status === 'trial' && !running) {
    return {
      title: 'Essai gratuit',
      ...daysLeft(page.trialEndsAt, timeZone, now),
      dated: on('Fin de l’essai', page.trialEndsAt, timeZone, now),
      sentence: 'Sans carte ni engagement, avec tout ce que donne la formule Pro.',
      planId: planInForce,
    }
  }
  if (status === 'none' || status === 'ended') {
    return {
      ...named(paid),
      ...(status === 'none' && { title: 'Essai terminé' }),
      dated: on('Lecture seule depuis', page.readOnlyFrom, timeZone, now),
      sentence: `${status === 'none' ? 'L’essai gratuit' : 'L’abonnement'} est terminé\u00A0: ${readableOnly}. Choisissez une formule pour continuer.`,
      planId: null,
    }
  }
  return { ...named(paid), ...priced(paid), ...datesOf(page, timeZone, now) }
}

/** For a running subscription. */
function datesOf(
  page: SubscriptionPage,
  timeZone: string,
  now: Date,
): Pick<SubscriptionTexts, 'dated' | 'sentence'> {
  const { status, endsAt, nextPaymentAt, trialEndsAt, readOnlyFrom } = page
  if (status === 'suspended') {
    return {
      dated: on('Lecture seule depuis', readOnlyFrom, timeZone, now),
      sentence: `Un paiement manque toujours\u00A0: ${readableOnly}. Réglez-le depuis «\u00A0Gérer mon abonnement\u00A0» pour continuer.`,
    }
  }
  if (status === 'past-due') {
    return {
      dated: on('À régler avant', readOnlyFrom, timeZone, now),
      sentence:
        'Le dernier paiement a échoué. Réglez-le depuis «\u00A0Gérer mon abonnement\u00A0»\u00A0: sinon, le club passera en lecture seule.',
    }
  }
  if (status === 'paused') return pauseOf(page, timeZone, now)
  const resumesAt = page.collectionPause?.resumesAt
  const until = resumesAt ? ` jusqu’au ${dateOf(resumesAt, timeZone, now)}` : ''
  if (endsAt) {
    const charged = nextPaymentAt
      ? `\u00A0: encore un paiement par mois jusque-là, le prochain le ${dateOf(nextPaymentAt, timeZone, now)}, puis plus rien ne sera prélevé`
      : page.collectionPause
        ? `. Les prélèvements sont suspendus${until}\u00A0: rien n’est prélevé d’ici là, ni après la fin`
        : '\u00A0: plus rien ne sera prélevé'
    return {
      dated: on('Prend fin', endsAt, timeZone, now),
      sentence: `Résilié${charged}. Ensuite, le club sera en lecture seule, sans rien perdre.`,
    }
  }
  if (page.collectionPause) {
    return {
      dated: on('Prochain paiement', nextPaymentAt, timeZone, now),
      sentence: `Les prélèvements sont suspendus${until}\u00A0: d’ici là, rien n’est prélevé et rien ne change pour le club.`,
    }
  }
  if (status === 'trial') {
    return {
      dated: on('Premier paiement', trialEndsAt ?? nextPaymentAt, timeZone, now),
      sentence: 'L’essai continue jusqu’au premier paiement, avec tout ce que donne la formule Pro.',
    }
  }
  return { dated: on('Prochain paiement', nextPaymentAt, timeZone, now), sentence: null }
}

/** Stripe does not give the start of a pause. During the trial the club can still write. */
function pauseOf(
  page: SubscriptionPage,
  timeZone: string,
  now: Date,
): Pick<SubscriptionTexts, 'dated' | 'sentence'> {
  const { endsAt, readOnlyFrom } = page
  const soonFrom = ifFuture(readOnlyFrom, now)
  const note = soonFrom ? '' : `\u00A0: ${readableOnly}`
  if (endsAt) {
    const soon = soonFrom ? ` Le club sera en lecture seule dès le ${dateOf(soonFrom, timeZone, now)}.` : ''
    return {
      dated: on('Prend fin', endsAt, timeZone, now),
      sentence: `L’abonnement est en pause chez notre prestataire de paiement, et déjà résilié${note}. Quand il aura pris fin, vous pourrez choisir à nouveau une formule.${soon}`,
    }
  }
  return {
    dated: on('Lecture seule dès', soonFrom, timeZone, now),
    sentence: `L’abonnement est en pause chez notre prestataire de paiement${note}. Vérifiez la carte bancaire depuis «\u00A0Gérer mon abonnement\u00A0»\u202F; si cela ne suffit pas, résiliez l’abonnement au même endroit pour choisir à nouveau une formule.`,
  }
}

function named(planId: PlanId): Pick<SubscriptionTexts, 'title' | 'figure' | 'figureUnit' | 'planId'> {
  return { title: `Plan ${planOffers[planId].name}`, figure: null, figureUnit: null, planId }
}

function priced(planId: PlanId): Pick<SubscriptionTexts, 'figure' | 'figureUnit'> {
  return { figure: formatPlanPrice(planOffers[planId].monthlyPriceInCents), figureUnit: 'par mois' }
}

function daysLeft(
  trialEndsAt: string | null,
  timeZone: string,
  now: Date,
): Pick<SubscriptionTexts, 'figure' | 'figureUnit'> {
  if (!trialEndsAt) return { figure: null, figureUnit: null }
  const days = daysBetween(clubDay(now, timeZone), clubDay(new Date(trialEndsAt), timeZone))
  if (days < 1) return { figure: 'Dernier jour', figureUnit: null }
  return { figure: counted(days, 'jour'), figureUnit: days > 1 ? 'restants' : 'restant' }
}

function ifFuture(instant: string | null, now: Date): string | null {
  return instant !== null && new Date(instant) > now ? instant : null
}

/** « Prochain paiement le 14 décembre ». */
function on(what: string, instant: string | null, timeZone: string, now: Date): string | null {
  return instant && `${what} le ${dateOf(instant, timeZone, now)}`
}
