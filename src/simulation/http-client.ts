import { createHash } from 'node:crypto'
import { Stripe } from 'stripe'
import type { Db } from '../server/database/connection.ts'
import { type Call, Complaint } from './call.ts'
import { answerCall } from './calls.ts'
import { parseForm } from './form.ts'
import { find, holdSimulation, keep } from './objects.ts'
import { NoSuchPrice } from './prices.ts'

/** Answers the SDK in Stripe's place, in this process. */
export class SimulatedHttpClient extends Stripe.HttpClient {
  private readonly db: Db
  private readonly now: () => Date
  private readonly publicUrl: string

  constructor({ db, now, publicUrl }: { db: Db; now: () => Date; publicUrl: string }) {
    super()
    this.db = db
    this.now = now
    this.publicUrl = publicUrl
  }

  override getClientName(): string {
    return 'simulation'
  }

  override async makeRequest(
    ...[, , path, method, headers, requestData]: Parameters<Stripe.HttpClient['makeRequest']>
  ): Promise<Answer> {
    const [address = '', query = ''] = path.split('?')
    const form = parseForm([query, requestData].filter(Boolean).join('&'))
    const call: Call = {
      db: this.db,
      now: this.now(),
      publicUrl: this.publicUrl,
      method,
      path: address,
      form,
    }
    try {
      return new Answer(200, await this.once(call, requestData, headerOf(headers, 'Idempotency-Key')))
    } catch (error) {
      const complaint = error instanceof NoSuchPrice ? new Complaint(400, 'No such price') : error
      if (!(complaint instanceof Complaint)) throw error
      const { status, message, about } = complaint
      return new Answer(status, { error: { type: 'invalid_request_error', message, ...about } })
    }
  }

  /** A key stands for one call: repeated, it gets the first answer; with other parameters it is refused. */
  private async once(call: Call, requestData: string, key: string | undefined): Promise<object> {
    if (call.method === 'GET') return answerCall(call)
    return this.db.transaction().execute(async (tx) => {
      await holdSimulation(tx)
      const within = { ...call, db: tx }
      if (call.method !== 'POST' || key === undefined) return answerCall(within)
      const request = createHash('sha256').update(`${call.path} ${requestData}`).digest('hex')
      const earlier = await find(tx, 'answer', `key ${key}`)
      if (earlier && earlier.request !== request)
        throw new Complaint(400, 'This idempotency key was used before.')
      if (earlier) return earlier.answer
      const answer = await answerCall(within)
      await keep(tx, { id: `key ${key}`, object: 'answer', request, answer }, call.now)
      return answer
    })
  }
}

class Answer extends Stripe.HttpClientResponse {
  private readonly body: object

  constructor(status: number, body: object) {
    super(status, { 'request-id': 'req_simulation' })
    this.body = body
  }

  /** The SDK hangs it on what it answers. */
  override getRawResponse(): object {
    return this.body
  }

  override toJSON(): Promise<object> {
    return Promise.resolve(this.body)
  }
}

function headerOf(headers: object, name: string): string | undefined {
  const found = Object.entries(headers).find(([key]) => key.toLowerCase() === name.toLowerCase())
  return found === undefined ? undefined : String(found[1])
}
