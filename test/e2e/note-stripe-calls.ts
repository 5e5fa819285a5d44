import { appendFileSync } from 'node:fs'
import { SimulatedHttpClient } from '../../src/simulation/http-client.ts'
import { callOf } from '../stripe-calls.ts'

// Loaded before a server of the journeys (`node --import`), whose own code knows nothing of tests: what leaves it for
// Stripe is noted, and checked when the run is over (`check-stripe-calls.ts`). A server that is killed has noted it, too.
const journal = process.env.STRIPE_JOURNAL
if (journal) {
  // So that a run whose servers noted nothing is told from one that sent nothing.
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
