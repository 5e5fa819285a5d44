import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** Where the servers of this run note what they send to Stripe: named once, by the process that all others come from. */
process.env.STRIPE_JOURNAL ??= join(tmpdir(), `rebond-stripe-calls-${process.pid}.jsonl`)
