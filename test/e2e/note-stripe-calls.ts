import { appendFileSync } from 'node:fs'
import { SimulatedHttpClient } from '../../src/simulation/http-client.ts'
import { callOf } from '../stripe/stripe-calls.ts'

// Preloaded into the servers of the journeys (`node --import`), whose own code has no test hooks: records every call to
// Stripe at once, even if the server is killed later. `check-stripe-calls.ts` checks them at the end of the run.
const journal = process.env.STRIPE_JOURNAL
if (journal) {
  // Distinguishes a run that recorded nothing from one that sent nothing.
  appendFileSync(journal, '\n')
  const client = SimulatedHttpClient.prototype
  // oxlint-disable-next-line unbound-method -- `Reflect.apply` gives it its own `this`
  client.makeRequest = new Proxy(client.makeRequest, {
    apply(answer, simulation, given: Parameters<SimulatedHttpClient['makeRequest']>) {
      appendFileSync(journal, `${JSON.stringify(callOf(given, new Date()))}\n`)
      return Reflect.apply(answer, simulation, given)
    },
  })
}
