import { readFile, rm } from 'node:fs/promises'
import { type StripeCall, stripeCallErrors } from '../stripe/stripe-calls.ts'

/** At the end of a run, checks its servers' calls to Stripe against Stripe's types and documentation. */
// oxlint-disable-next-line import/no-default-export -- Playwright asks for one
export default async function checkStripeCalls(): Promise<void> {
  const journal = process.env.STRIPE_JOURNAL
  if (!journal) throw new Error('Nobody noted what was sent to Stripe.')
  const noted = await readFile(journal, 'utf8')
  await rm(journal, { force: true })
  process.stdout.write(`Calls to Stripe, each as its types have it: ${await checkJournal(noted)}.\n`)
}

/** @returns the number of calls in the journal */
export async function checkJournal(noted: string): Promise<number> {
  const lines = noted
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line) as object)
  const calls = lines.filter((line) => !('pageToPay' in line)).map(callIn)
  if (calls.length === 0 && lines.length > 0) {
    throw new Error('Somebody was led to pay, and no call to Stripe was noted.')
  }
  const wrong = await stripeCallErrors(calls)
  if (wrong.length > 0) throw new Error(`What was sent to Stripe is wrong:\n${wrong.join('\n')}`)
  return calls.length
}

function callIn(line: object): StripeCall {
  const call = line as Omit<StripeCall, 'at'> & { at: string }
  return { ...call, at: new Date(call.at) }
}
