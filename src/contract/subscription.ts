import * as v from 'valibot'
import { planIds, type PlanOffer } from '../domain/plan.ts'
import { termsVersion } from '../domain/terms.ts'
import { endpoint } from './endpoint.ts'
import * as field from './fields.ts'

const plan = v.picklist(planIds, 'Formule inconnue')
const count = v.object({ coach: v.number(), player: v.number() })
const limits = v.object({ coach: v.nullable(v.number()), player: v.nullable(v.number()) })

/** A club's subscription, as its coaches see it. */
export const subscription = v.object({
  /** Essai, Actif, Paiement en retard, Suspendu, En pause, Résilié, Sans abonnement; `free` where nothing is sold. */
  status: v.picklist(['free', 'trial', 'active', 'past-due', 'suspended', 'paused', 'ended', 'none']),
  /** Whether payments are simulated. */
  simulated: v.boolean(),
  /** The plan of the subscription, also of one that has ended; null before the first. */
  planId: v.nullable(plan),
  /** The plan whose rights the club has now: Pro during the trial. */
  planInForce: plan,
  /** Whether the subscription has not ended at Stripe: choosing a plan changes it instead of creating one. */
  running: v.boolean(),
  /** Of `planId`, in euro cents a month, taxes included. */
  monthlyPriceInCents: v.nullable(v.number()),
  /** The end of the trial while it lasts; where there is a subscription, also its first charge. */
  trialEndsAt: v.nullable(field.instant),
  /** The next charge, or null when there will be none. */
  nextPaymentAt: v.nullable(field.instant),
  /** When the subscription ends, because it was cancelled. */
  endsAt: v.nullable(field.instant),
  /** When the club becomes read-only; with `past-due`, the end of the grace period. */
  readOnlyFrom: v.nullable(field.instant),
  /** Of the card that is charged: the first instant after its last month, once that is near; null otherwise. */
  cardExpiresAt: v.nullable(field.instant),
  /** The operator charges nothing for a while; `resumesAt` is null where no date is set. */
  collectionPause: v.nullable(v.object({ resumesAt: v.nullable(field.instant) })),
  /** A payment is disputed at the bank, and not decided yet. */
  disputed: v.boolean(),
  /** The plan of a change whose payment has not gone through yet. */
  pendingPlanId: v.nullable(plan),
  /** Whether « Gérer mon abonnement » has a page to open. */
  managed: v.boolean(),
  members: count,
  /** The most members that the plan in force allows; null means unlimited. */
  limits,
})
export type SubscriptionPage = v.InferOutput<typeof subscription>

export const show = endpoint({
  method: 'GET',
  path: '/api/subscription',
  ability: 'manageBilling',
  input: field.emptyInput,
  output: subscription,
})

/** An address of our own site, absolute or a path; the server checks that it is ours. */
const ownAddress = v.pipe(
  v.string('Adresse requise'),
  v.nonEmpty('Adresse requise'),
  v.maxLength(500, 'Adresse trop longue'),
)

/** Where the browser goes next: to Stripe or, when nothing is left to do, to our own site. */
const redirect = v.object({ id: v.string(), url: v.string() })

/** The cost of a change from `previewChange`, sent back on confirmation so that no other amount is charged. */
const agreedChange = {
  /** The instant that it is computed for, in seconds. */
  prorationDate: v.pipe(v.number('Valeur invalide'), v.integer('Valeur invalide')),
  /** To pay at once, in euro cents. */
  dueNowInCents: v.number('Valeur invalide'),
  /** Credited to the next payments, in euro cents. */
  creditInCents: v.number('Valeur invalide'),
  nextPaymentAt: v.nullable(field.instant),
}

const priceIds = planIds.map((id) => `price_${id}` as const satisfies PlanOffer['priceId'])

/**
 * The specification's call (section 7). With `isUpgrade`, a running subscription is changed; there is never a second.
 * If the cost now differs from the `agreed` one, it is refused with the present cost as `current`.
 */
export const checkout = endpoint({
  method: 'POST',
  path: '/api/create-checkout-session',
  ability: 'manageBilling',
  online: true,
  input: v.strictObject({
    priceId: v.picklist(priceIds, 'Prix inconnu'),
    planId: plan,
    successUrl: ownAddress,
    cancelUrl: ownAddress,
    isUpgrade: v.optional(v.boolean('Valeur invalide')),
    agreed: v.optional(v.strictObject(agreedChange)),
    /** The date of the terms that were read and accepted; recorded with who accepted them. */
    acceptedTerms: v.optional(v.literal(termsVersion, 'Ces conditions ont changé\u00A0: relisez-les')),
  }),
  output: redirect,
})

/** « Gérer mon abonnement »: card, invoices, cancellation. */
export const portal = endpoint({
  method: 'POST',
  path: '/api/subscription/portal-sessions',
  ability: 'manageBilling',
  online: true,
  input: v.strictObject({ returnUrl: ownAddress }),
  output: redirect,
})

/**
 * « Résilier votre contrat » (Code de la consommation, L215-1-1), for whoever it may be: nobody has to be signed in. Always
 * answers the same, whether there is a contract or not.
 */
export const terminateContract = endpoint({
  method: 'POST',
  path: '/api/contract-terminations',
  ability: null,
  online: true,
  input: v.strictObject({
    /** Of the notification: the same one is received once. */
    id: field.id,
    firstName: field.firstName,
    lastName: field.lastName,
    email: field.email,
    clubName: field.clubName,
    /** Not before this day; as soon as possible without one. */
    wantedOn: v.optional(v.nullable(field.day)),
  }),
  output: v.object({ notifiedAt: field.instant }),
})

/** What a change of plan would cost, as Stripe computes it now. */
export const previewChange = endpoint({
  method: 'GET',
  path: '/api/subscription/change-preview',
  ability: 'manageBilling',
  asksStripe: true,
  input: v.strictObject({ planId: plan }),
  output: v.object({
    planId: plan,
    ...agreedChange,
    /** From the next payment on, in euro cents a month. */
    monthlyPriceInCents: v.number(),
    /** The trial goes on: nothing is charged before its end. */
    onTrial: v.boolean(),
  }),
})
