import { appendFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** Where the servers of this run note what they send to Stripe: named once, by the process that all others come from. */
process.env.STRIPE_JOURNAL ??= join(tmpdir(), `rebond-stripe-calls-${process.pid}.jsonl`)

/** A browser stands where only a call to Stripe leads, so one must have been noted. */
export function notePageToPay(address: string): void {
  // A frame that has just come into being stands nowhere.
  if (!URL.canParse(address)) return
  const { pathname } = new URL(address)
  if (!pathname.startsWith('/simulation/paiement/')) return
  appendFileSync(process.env.STRIPE_JOURNAL!, `${JSON.stringify({ pageToPay: pathname })}\n`)
}
