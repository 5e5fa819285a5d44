import type { AgreedChange } from './to-payment.ts'

type Amounts = Pick<AgreedChange, 'dueNowInCents' | 'creditInCents'>

/** Why a confirmed change was not made: its amount has changed, or was calculated too long ago. */
export function newCostSentence(agreed: Amounts, now: Amounts): string {
  return agreed.dueNowInCents === now.dueNowInCents && agreed.creditInCents === now.creditInCents
    ? 'Le montant a été recalculé\u00A0: rien n’est encore fait.'
    : 'Le montant a changé entre-temps\u00A0: rien n’est fait. Voici ce que coûte maintenant ce changement.'
}
