import { planOffers, type PlanId } from '../../domain/plan.ts'
import {
  endsUnrenewed,
  graceDays,
  isPaused,
  nextPaymentOf,
  type PaymentDates,
} from '../../domain/subscription.ts'
import { mailCoaches, mailSubscriptionChange } from '../clubs/letters.ts'
import type { Db } from '../database/connection.ts'
import type { Env } from '../env.ts'
import { capitalised, type Naming } from '../mail-text.ts'
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

type RunningSubscription = Pick<LatestSubscription, 'planId' | 'status' | keyof PaymentDates>

/** A subscription may be charged during the trial already: a second one that begins shortly before its end. */
async function afterTrial(
  db: Db,
  club: NamedClub,
  subscription: RunningSubscription | null,
  settings: Settings,
): Promise<readonly string[]> {
  const page = pageAt(settings)
  if (!subscription || (subscription.status === 'trialing' && endsUnrenewed(subscription))) {
    return [
      `Pour continuer à préparer et à suivre vos entrainements, choisissez une formule\u00A0:\n${page}`,
      `Sans abonnement, le club passe en lecture seule. ${stillThere}`,
    ]
  }
  const { planId, status, cancelAt } = subscription
  const { name } = planOffers[planId]
  const paused = await collectionPauseOf(db, club, subscription)
  const price = paused ? `. ${paused}` : `\u00A0: ${priceOf(planId)} TTC par mois, sans rien à faire.`
  if (status === 'trialing') {
    const end = cancelAt && ` ${await plannedEndOf(db, club, cancelAt)}`
    return [
      `Votre formule ${name} prendra alors le relais${price}${end ?? ''}`,
      end
        ? `Votre abonnement\u00A0:\n${page}`
        : `Pour changer de formule ou résilier avant cette date\u00A0:\n${page}`,
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
  const continues = `Votre formule ${name}, déjà payée, continue${price}`
  return [
    !cancelAt
      ? continues
      : endsUnrenewed(subscription)
        ? `Votre formule ${name}, déjà payée et résiliée, continue jusqu’au ${await dayOf(db, club, cancelAt)}.`
        : `${continues} ${await plannedEndOf(db, club, cancelAt)}`,
    `Votre abonnement\u00A0:\n${page}`,
  ]
}

/** Also the confirmation of the contract that the law asks for, on something that can be kept. */
export async function mailSubscribed(
  db: Db,
  club: NamedClub,
  subscription: LatestSubscription,
  settings: Settings,
): Promise<void> {
  const { planId, status, trialEnd } = subscription
  const { name, features } = planOffers[planId]
  const nextAt = nextPaymentOf(subscription)
  const next = nextAt && `Prochain paiement\u00A0: le ${await dayOf(db, club, nextAt)}.`
  const charge =
    status === 'trialing' && trialEnd
      ? `Rien n’est prélevé avant le ${await dayOf(db, club, trialEnd)}\u00A0: l’essai continue jusque-là.`
      : next
  await mailCoaches(db, club, (by) => ({
    subject: `${capitalised(by.club(club.name))} est abonné à la formule ${name}`,
    paragraphs: [
      `L’abonnement de ${by.club(club.name)} à la formule ${name} est confirmé\u00A0: ${priceOf(planId)} TTC par mois. ${charge ?? ''}`.trim(),
      features.map((feature) => `– ${feature}`).join('\n'),
      `Il se renouvèle chaque mois jusqu’à sa résiliation, sans frais ni motif\u00A0:\n${settings.PUBLIC_URL}/resiliation`,
      `Les conditions générales de vente\u00A0:\n${settings.PUBLIC_URL}/cgv`,
      `Votre abonnement et vos factures\u00A0:\n${pageAt(settings)}`,
    ],
  }))
}

export async function mailPlannedEnd(
  db: Db,
  club: NamedClub,
  { planId, cancelAt }: LatestSubscription & { readonly cancelAt: Date },
  settings: Settings,
): Promise<void> {
  const day = await dayOf(db, club, cancelAt)
  await mailSubscriptionChange(db, club, (by) => ({
    subject: `L’abonnement de ${by.club(club.name)} prend fin le ${day}`,
    paragraphs: [
      `L’abonnement de ${by.club(club.name)} à la formule ${planOffers[planId].name} est résilié. Il continue jusqu’au ${day}, puis plus rien ne sera prélevé.`,
      `Ensuite, le club passe en lecture seule. ${stillThere}`,
      `Si vous changez d’avis avant cette date, ou si personne du club ne l’a voulu, annulez la résiliation depuis «\u00A0Gérer mon abonnement\u00A0»\u00A0:\n${pageAt(settings)}`,
    ],
  }))
}

export async function mailEndCalledOff(
  db: Db,
  club: NamedClub,
  subscription: LatestSubscription,
  settings: Settings,
): Promise<void> {
  const next = await nextPayment(db, club, subscription)
  await mailSubscriptionChange(db, club, (by) => ({
    subject: `L’abonnement de ${by.club(club.name)} continue`,
    paragraphs: [
      `La résiliation de l’abonnement de ${by.club(club.name)} est annulée. ${next}`,
      `Votre abonnement\u00A0:\n${pageAt(settings)}`,
    ],
  }))
}

export async function mailCollectionPaused(
  db: Db,
  club: NamedClub,
  { collectionResumesAt }: LatestSubscription,
  settings: Settings,
): Promise<void> {
  const until = collectionResumesAt && (await dayOf(db, club, collectionResumesAt))
  await mailCoaches(db, club, (by) => ({
    subject: `Les prélèvements de ${by.club(club.name)} sont suspendus`,
    paragraphs: [
      `Nous avons suspendu les prélèvements de l’abonnement de ${by.club(club.name)}${until ? ` jusqu’au ${until}` : ''}. D’ici là, rien n’est prélevé, et rien ne change pour le club.`,
      until
        ? 'Ils reprendront tout seuls à cette date.'
        : 'Nous vous préviendrons par email quand ils reprendront.',
      `Votre abonnement\u00A0:\n${pageAt(settings)}`,
    ],
  }))
}

export async function mailCollectionResumed(
  db: Db,
  club: NamedClub,
  subscription: LatestSubscription,
  settings: Settings,
): Promise<void> {
  const next = await nextPayment(db, club, subscription)
  await mailCoaches(db, club, (by) => ({
    subject: `Les prélèvements de ${by.club(club.name)} reprennent`,
    paragraphs: [
      `Les prélèvements de l’abonnement de ${by.club(club.name)} reprennent. ${next}`,
      `Votre abonnement\u00A0:\n${pageAt(settings)}`,
    ],
  }))
}

async function nextPayment(db: Db, club: NamedClub, subscription: LatestSubscription): Promise<string> {
  const { planId, cancelAt } = subscription
  const next = nextPaymentOf(subscription)
  const payment =
    next && `Prochain paiement\u00A0: ${priceOf(planId)} TTC, le ${await dayOf(db, club, next)}.`
  const sentences = [
    payment ?? (await collectionPauseOf(db, club, subscription)),
    cancelAt && (await plannedEndOf(db, club, cancelAt)),
  ]
  return sentences.filter((sentence) => sentence !== null).join(' ')
}

/** Null where the next payment is made. */
async function collectionPauseOf(
  db: Db,
  club: NamedClub,
  subscription: PaymentDates,
): Promise<string | null> {
  const { collectionPaused, collectionResumesAt } = subscription
  if (!collectionPaused || nextPaymentOf(subscription)) return null
  if (!collectionResumesAt) return 'Les prélèvements sont suspendus.'
  const day = await dayOf(db, club, collectionResumesAt)
  return `Les prélèvements sont suspendus jusqu’au ${day}\u00A0: d’ici là, rien n’est prélevé.`
}

async function plannedEndOf(db: Db, club: NamedClub, cancelAt: Date): Promise<string> {
  return `L’abonnement prend fin le ${await dayOf(db, club, cancelAt)}, puis plus rien ne sera prélevé.`
}

export async function mailCardExpires(
  db: Db,
  club: NamedClub,
  cardExpiresAt: Date,
  settings: Settings,
): Promise<void> {
  const month = lastMonthOf(cardExpiresAt)
  await mailCoaches(db, club, (by) => ({
    subject: `La carte bancaire de ${by.club(club.name)} expire fin ${month}`,
    paragraphs: [
      `La carte bancaire qui paie l’abonnement de ${by.club(club.name)} expire fin ${month}. Ensuite, les paiements seront refusés.`,
      `Indiquez-en une autre depuis «\u00A0Gérer mon abonnement\u00A0»\u00A0:\n${pageAt(settings)}`,
    ],
  }))
}

export async function mailRefund(
  db: Db,
  club: NamedClub,
  amountInCents: number,
  settings: Settings,
): Promise<void> {
  const amount = euros.format(amountInCents / 100)
  await mailCoaches(db, club, (by) => ({
    subject: `${amount} remboursés à ${by.club(club.name)}`,
    paragraphs: [
      `Nous avons remboursé ${amount} de l’abonnement de ${by.club(club.name)}. La somme revient sur la carte qui a payé, d’habitude en cinq à dix jours.`,
      `Votre abonnement et vos factures\u00A0:\n${pageAt(settings)}`,
    ],
  }))
}

/** `won` and `lost` as Stripe has it: for whoever sells. */
export async function mailDispute(
  db: Db,
  club: NamedClub,
  { amountInCents, news }: { amountInCents: number; news: 'opened' | 'won' | 'lost' },
  settings: Settings,
): Promise<void> {
  const amount = euros.format(amountInCents / 100)
  const said = (by: Naming) =>
    ({
      opened: [
        `Un paiement de ${by.club(club.name)} est contesté`,
        `Un paiement de ${amount} pour l’abonnement de ${by.club(club.name)} a été contesté auprès de la banque. Elle retient la somme le temps de décider. Rien ne change pour le club d’ici là.`,
        'Si personne du club ne l’a voulu, demandez au titulaire de la carte de retirer sa contestation à sa banque. Pour toute question, répondez par l’adresse de contact du site.',
      ],
      won: [
        `La contestation d’un paiement de ${by.club(club.name)} est close`,
        `La banque a confirmé le paiement de ${amount} pour l’abonnement de ${by.club(club.name)}\u00A0: il reste acquis. Il n’y a rien à faire.`,
      ],
      lost: [
        `La contestation d’un paiement de ${by.club(club.name)} est close`,
        `La banque a rendu ${amount} au titulaire de la carte\u00A0: ce paiement de l’abonnement de ${by.club(club.name)} est annulé.`,
      ],
    })[news]
  await mailCoaches(db, club, (by) => {
    const [subject = '', ...paragraphs] = said(by)
    return { subject, paragraphs: [...paragraphs, `Votre abonnement\u00A0:\n${pageAt(settings)}`] }
  })
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
  await mailSubscriptionChange(db, club, (by) => ({
    subject: `${capitalised(by.club(club.name))} passe à la formule ${name}`,
    paragraphs: [
      `${capitalised(by.club(club.name))} est maintenant à la formule ${name}\u00A0: ${priceOf(planId)} TTC par mois. ${charge}`,
      features.map((feature) => `– ${feature}`).join('\n'),
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

/** « décembre 2026 »: cards run to the end of a month, whatever the time zone. */
function lastMonthOf(cardExpiresAt: Date): string {
  const within = new Date(cardExpiresAt.getTime() - dayMs)
  return new Intl.DateTimeFormat('fr-FR', { month: 'long', year: 'numeric', timeZone: 'UTC' }).format(within)
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
