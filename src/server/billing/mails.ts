import { planOffers, type PlanId, featureLabel } from '../../domain/plan.ts'
import { graceDays, isPaused } from '../../domain/subscription.ts'
import { mailCoaches } from '../clubs/mails.ts'
import type { Db } from '../database/connection.ts'
import type { Env } from '../env.ts'
import { capitalised } from '../mail-text.ts'
import type { LatestSubscription } from './store.ts'

type Settings = Pick<Env, 'PUBLIC_URL'>
interface NamedClub {
  readonly id: string
  readonly name: string
}

const dayMs = 24 * 3600 * 1000
const stillThere =
  'Rien n’est effacé\u00A0: vos séances, vos exercices et le suivi de vos joueurs restent lisibles.'

/** `subscription` is the one that runs; null where there is none. */
export async function mailTrialEnds(
  db: Db,
  club: NamedClub,
  { endsAt, subscription }: { endsAt: Date; subscription: RunningSubscription | null },
  settings: Settings,
): Promise<void> {
  const day = await dayOf(db, club, endsAt)
  const next = await afterTrial(db, club, subscription, settings)
  await mailCoaches(db, club, (by) => ({
    subject: `L’essai gratuit de ${by.club(club.name)} se termine le ${day}`,
    paragraphs: [`L’essai gratuit de ${by.club(club.name)} se termine le ${day}.`, ...next],
  }))
}

type RunningSubscription = Pick<LatestSubscription, 'planId' | 'status' | 'cancelAt'>

/** A subscription may be charged during the trial already: a second one that begins shortly before its end. */
async function afterTrial(
  db: Db,
  club: NamedClub,
  subscription: RunningSubscription | null,
  settings: Settings,
): Promise<readonly string[]> {
  const page = pageAt(settings)
  if (!subscription || (subscription.status === 'trialing' && subscription.cancelAt)) {
    return [
      `Pour continuer à préparer et à suivre vos entrainements, choisissez une formule\u00A0:\n${page}`,
      `Sans abonnement, le club passe en lecture seule. ${stillThere}`,
    ]
  }
  const { planId, status, cancelAt } = subscription
  const { name } = planOffers[planId]
  const price = `${priceOf(planId)} par mois, sans rien à faire.`
  if (status === 'trialing') {
    return [
      `Votre formule ${name} prendra alors le relais\u00A0: ${price}`,
      `Pour changer de formule ou résilier avant cette date\u00A0:\n${page}`,
    ]
  }
  if (isPaused({ status })) {
    return [
      `L’abonnement à la formule ${name} est en pause. Vérifiez votre moyen de paiement depuis «\u00A0Gérer mon abonnement\u00A0»\u00A0:\n${page}`,
      `Si l’abonnement n’a pas repris d’ici là, le club passera en lecture seule. ${stillThere}`,
    ]
  }
  if (status !== 'active') {
    return [
      `Le paiement de votre formule ${name} manque encore. Mettez à jour votre moyen de paiement depuis «\u00A0Gérer mon abonnement\u00A0»\u00A0:\n${page}`,
    ]
  }
  return [
    cancelAt
      ? `Votre formule ${name}, déjà payée et résiliée, continue jusqu’au ${await dayOf(db, club, cancelAt)}.`
      : `Votre formule ${name}, déjà payée, continue\u00A0: ${price}`,
    `Votre abonnement\u00A0:\n${page}`,
  ]
}

export async function mailPaymentFailed(
  db: Db,
  club: NamedClub,
  since: Date,
  settings: Settings,
): Promise<void> {
  const day = await dayOf(db, club, new Date(since.getTime() + graceDays * dayMs))
  await mailCoaches(db, club, (by) => ({
    subject: `Le paiement de l’abonnement de ${by.club(club.name)} a échoué`,
    paragraphs: [
      `Le paiement de l’abonnement de ${by.club(club.name)} n’est pas passé. Cela arrive souvent avec une carte expirée.`,
      `Rien ne change jusqu’au ${day}. D’ici là, mettez à jour votre moyen de paiement depuis «\u00A0Gérer mon abonnement\u00A0»\u00A0:\n${pageAt(settings)}`,
      `Après cette date, le club passe en lecture seule jusqu’au paiement. ${stillThere}`,
    ],
  }))
}

export async function mailPlanChanged(
  db: Db,
  club: NamedClub,
  { planId, status, trialEnd }: Pick<LatestSubscription, 'planId' | 'status' | 'trialEnd'>,
  settings: Settings,
): Promise<void> {
  const { name, features } = planOffers[planId]
  const charge =
    status === 'trialing' && trialEnd
      ? `Rien n’est prélevé avant la fin de l’essai, le ${await dayOf(db, club, trialEnd)}.`
      : 'La différence est calculée au prorata.'
  await mailCoaches(db, club, (by) => ({
    subject: `${capitalised(by.club(club.name))} passe à la formule ${name}`,
    paragraphs: [
      `${capitalised(by.club(club.name))} est maintenant à la formule ${name}\u00A0: ${priceOf(planId)} par mois. ${charge}`,
      features.map((feature) => `– ${featureLabel(feature)}`).join('\n'),
      'Les membres de votre club restent tous, même au-delà de la limite de la nouvelle formule\u00A0: elle ne vaut que pour les nouvelles arrivées.',
      `Votre abonnement\u00A0:\n${pageAt(settings)}`,
    ],
  }))
}

export async function mailSubscriptionEnded(
  db: Db,
  club: NamedClub,
  { endedAt }: Pick<LatestSubscription, 'endedAt'>,
  settings: Settings,
): Promise<void> {
  const on = endedAt ? ` le ${await dayOf(db, club, endedAt)}` : ''
  await mailCoaches(db, club, (by) => ({
    subject: `L’abonnement de ${by.club(club.name)} est terminé`,
    paragraphs: [
      `L’abonnement de ${by.club(club.name)} s’est terminé${on}. Plus rien ne sera prélevé.`,
      `Une fois l’essai gratuit passé, le club est en lecture seule. ${stillThere}`,
      `Pour reprendre quand vous voulez\u00A0:\n${pageAt(settings)}`,
    ],
  }))
}

function pageAt({ PUBLIC_URL }: Settings): string {
  return `${PUBLIC_URL}/coach/subscription`
}

/** 19,99 €, as one writes it in a French letter. */
function priceOf(planId: PlanId): string {
  return euros.format(planOffers[planId].monthlyPriceInCents / 100)
}

const euros = new Intl.NumberFormat('fr-FR', { style: 'currency', currency: 'EUR' })

/** « mardi 24 novembre », as the clocks of the club have it. */
async function dayOf(db: Db, club: NamedClub, at: Date): Promise<string> {
  const { timeZone } = await db
    .selectFrom('clubs')
    .select('time_zone as timeZone')
    .where('id', '=', club.id)
    .executeTakeFirstOrThrow()
  return new Intl.DateTimeFormat('fr-FR', {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    timeZone,
  }).format(at)
}
