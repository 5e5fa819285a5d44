import * as accounts from '../../contract/accounts.ts'
import type { WhoAmI } from '../../contract/accounts.ts'
import * as subscription from '../../contract/subscription.ts'
import type { Output } from '../../contract/endpoint.ts'
import type { PlanId } from '../../domain/plan.ts'
import { sendRecordedSignOut } from '../accounts/pending-sign-out.ts'
import { CallFailed, transmit } from '../app/call.ts'
import { newId } from '../app/new-id.ts'
import { storeChosenPlan } from '../subscription/chosen-plan.ts'
import { checkoutInput, subscriptionPath } from '../subscription/payment.ts'

/** The next page of a visitor who chose a plan, or why they cannot pay. */
export type PaymentStep =
  | { readonly to: string }
  | {
      readonly sentence: string
      readonly link?: { readonly to: string; readonly label: string }
      /** The terms of sale have to be accepted first. */
      readonly asksTerms?: true
    }

/**
 * Asks who is signed in and, for a coach who accepts the terms of sale, creates a checkout session. A club that pays
 * already accepts nothing anew. @throws CallFailed
 */
export async function nextPaymentStep(planId: PlanId, acceptsTerms: boolean): Promise<PaymentStep> {
  await sendRecordedSignOut()
  const me = (await transmit(accounts.me, {}, { accountId: null })) as WhoAmI | null
  if (me === null) return { to: coachSignUpPath(planId) }
  const { account, club, waitingFor } = me
  if (account.role === 'player') {
    return {
      sentence:
        'Vous êtes connecté à un compte joueur\u00A0: ce sont les entraineurs qui choisissent la formule du club.',
      link: { to: '/player/', label: 'Ouvrir mon espace' },
    }
  }
  if (club === null) {
    return {
      sentence: waitingFor
        ? 'Un entraineur du club doit d’abord accepter votre demande.'
        : 'Créez d’abord votre club, ou rejoignez-en un\u00A0: c’est lui qui s’abonne.',
      link: { to: '/coach/club', label: 'Ouvrir mon club' },
    }
  }
  if (!acceptsTerms) {
    const page = await transmit(subscription.show, {}, { accountId: account.id })
    if ((page as Output<typeof subscription.show>).running) return { to: changeOf(planId) }
    return { sentence: 'Acceptez les conditions générales de vente pour continuer.', asksTerms: true }
  }
  return createCheckout(planId, account.id, club.id)
}

/** The subscription page, with the dialog that changes the plan. */
function changeOf(planId: PlanId): string {
  return `${subscriptionPath}?plan=${planId}`
}

/** The coaches' entry page, which leads back to the pricing page with the plan. */
function coachSignUpPath(planId: PlanId): string {
  return `/coach?mode=signup&plan=${planId}`
}

async function createCheckout(planId: PlanId, accountId: string, clubId: string): Promise<PaymentStep> {
  const choice = checkoutInput({ planId, cancelPath: '/pricing', acceptsTerms: true })
  try {
    const page = await transmit(subscription.checkout, choice, { accountId, clubId, writeId: newId() })
    storeChosenPlan(planId)
    return { to: (page as Output<typeof subscription.checkout>).url }
  } catch (error) {
    if (!(error instanceof CallFailed)) throw error
    if (error.refusal === 'already-subscribed') return { to: changeOf(planId) }
    if (error.refusal === 'nothing-sold') {
      return { sentence: 'Ici, Rebond est gratuit\u00A0: il n’y a rien à payer.' }
    }
    throw error
  }
}
