import { setTimeout as sleep } from 'node:timers/promises'
import { Stripe } from 'stripe'
import type { HttpClient } from './stripe-calls.ts'

/** Wraps another HTTP client of the SDK, and delays or loses its calls. */
export class DisturbedStripe extends Stripe.HttpClient {
  /** How many more calls are answered before one is lost; null: all of them. */
  answersLeft: number | null = null
  /** Whether a lost call still reaches Stripe, so that only its answer is lost. */
  doesWhatIsLost = false
  /** A page whose payment is under way: it cannot be closed. */
  beingPaid: string | null = null
  /** How many calls were lost. */
  lost = 0
  /** How many calls wait now. */
  waiting = 0
  private readonly answering: HttpClient
  private kept: RegExp | null = null
  private keptAnswers: RegExp | null = null
  private go: () => void = () => {}
  private released: Promise<void> = Promise.resolve()

  constructor(answering: HttpClient) {
    super()
    this.answering = answering
  }

  override getClientName(): string {
    return 'disturbed'
  }

  /** Calls like « POST /v1/customers » get no answer until `release`. */
  keepWaiting(calls: RegExp): void {
    this.kept = calls
    this.released = new Promise((resolve) => (this.go = resolve))
  }

  /** Calls like « GET /v1/subscriptions » are executed, but answered only after `release`. */
  keepAnswersWaiting(calls: RegExp): void {
    this.keptAnswers = calls
    this.released = new Promise((resolve) => (this.go = resolve))
  }

  /** Delays no further calls; those that wait go on waiting. */
  letOthersPass(): void {
    this.kept = null
    this.keptAnswers = null
  }

  async untilWaiting(calls: number): Promise<void> {
    for (let tries = 0; tries < 400 && this.waiting < calls; tries += 1) await sleep(5)
    if (this.waiting < calls) throw new Error(`Only ${this.waiting} calls wait.`)
  }

  release(): void {
    this.letOthersPass()
    this.go()
  }

  override async makeRequest(...given: Parameters<HttpClient['makeRequest']>) {
    const [, , path, method] = given
    if (path === `/v1/checkout/sessions/${this.beingPaid}/expire`) {
      // A page that does not exist cannot be closed either.
      given[2] = '/v1/checkout/sessions/cs_none/expire'
    }
    const call = `${method} ${path.split('?')[0]}`
    if (this.kept?.test(call)) await this.wait()
    if (this.keptAnswers?.test(call)) {
      const answer = await this.answering.makeRequest(...given)
      await this.wait()
      return answer
    }
    if (this.answersLeft !== null) this.answersLeft -= 1
    if (this.answersLeft === null || this.answersLeft >= 0) return this.answering.makeRequest(...given)
    this.lost += 1
    if (this.doesWhatIsLost) await this.answering.makeRequest(...given)
    throw new Error('The network is gone.')
  }

  private async wait(): Promise<void> {
    this.waiting += 1
    await this.released
    this.waiting -= 1
  }
}
