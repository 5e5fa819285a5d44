import { createHash } from 'node:crypto'
import { Stripe } from 'stripe'
import type { Db } from '../server/database/connection.ts'
import { ApiError } from './api-error.ts'
import type { Call } from './call.ts'
import { answerCall } from './calls.ts'
import { parseForm } from './form.ts'
import { find, lockSimulation, save } from './objects.ts'

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
    const { db, publicUrl } = this
    const call: Call = { db, now: this.now(), publicUrl, method, path: address, form }
    try {
      return new Answer(200, await this.once(call, requestData, headerOf(headers, 'Idempotency-Key')))
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      const { status, message, about } = error
      return new Answer(status, { error: { type: 'invalid_request_error', message, ...about } })
    }
  }

  /** A key stands for one call: repeated, it gets the first answer; with other parameters it is refused. */
  private async once(call: Call, requestData: string, key: string | undefined): Promise<object> {
    if (call.method === 'GET') return answerCall(call)
    return this.db.transaction().execute(async (tx) => {
      await lockSimulation(tx)
      const within = { ...call, db: tx }
      if (call.method !== 'POST' || key === undefined) return answerCall(within)
      const request = createHash('sha256').update(`${call.path} ${requestData}`).digest('hex')
      const earlier = await find(tx, 'answer', `key ${key}`)
      if (earlier && earlier.request !== request) {
        throw new ApiError(400, 'This idempotency key was used before.')
      }
      if (earlier) return earlier.answer
      const answer = await answerCall(within)
      await save(tx, { id: `key ${key}`, object: 'answer', request, answer }, call.now)
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
