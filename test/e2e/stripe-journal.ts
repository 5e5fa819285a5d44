import { appendFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** The file in which this run's servers record their calls to Stripe; set once, by the parent of all processes. */
process.env.STRIPE_JOURNAL ??= join(tmpdir(), `rebond-stripe-calls-${process.pid}.jsonl`)

/** Records that a browser has reached a page to which only a call to Stripe leads: one must have been recorded. */
export function recordPaymentPage(address: string): void {
  // A new frame has no address yet.
  if (!URL.canParse(address)) return
  const { pathname } = new URL(address)
  if (!pathname.startsWith('/simulation/paiement/')) return
  appendFileSync(process.env.STRIPE_JOURNAL!, `${JSON.stringify({ pageToPay: pathname })}\n`)
}
