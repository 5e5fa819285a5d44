import { readFile, rm } from 'node:fs/promises'
import { type StripeCall, wrongIn } from '../stripe-calls.ts'

/** At the end of a run: what its servers sent to Stripe is what Stripe's types and documentation say, or the run fails. */
// oxlint-disable-next-line import/no-default-export -- Playwright asks for one
export default async function checkStripeCalls(): Promise<void> {
  const journal = process.env.STRIPE_JOURNAL
  if (!journal) throw new Error('Nobody noted what was sent to Stripe.')
  const noted = await readFile(journal, 'utf8')
  await rm(journal, { force: true })
  const calls = noted.split('\n').filter(Boolean).map(callIn)
  const wrong = await wrongIn(calls)
  if (wrong.length > 0) throw new Error(`What was sent to Stripe is wrong:\n${wrong.join('\n')}`)
  process.stdout.write(`Calls to Stripe, each as its types have it: ${calls.length}.\n`)
}

function callIn(line: string): StripeCall {
  const call = JSON.parse(line) as Omit<StripeCall, 'at'> & { at: string }
  return { ...call, at: new Date(call.at) }
}
