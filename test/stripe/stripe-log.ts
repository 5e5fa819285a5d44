import { Stripe } from 'stripe'

/** A state that Stripe gave a subscription; instants are in seconds. Knows nothing of how we read it. */
export interface LoggedState {
  readonly subscription: string
  readonly price: string
  readonly status: 'trialing' | 'active' | 'past_due' | 'paused' | 'canceled' | 'a word of next year'
  /** When it became so. */
  readonly at: number
}

/** A Stripe that knows nothing but its latest state of each customer. */
export class StripeLog extends Stripe.HttpClient {
  /** Every state of a customer, oldest first. */
  readonly states = new Map<string, LoggedState[]>()
  /** A subscription's invoices, set by a test; otherwise they follow from its states. */
  readonly invoices = new Map<string, readonly LoggedInvoice[]>()
  /** How many calls were made. */
  asked = 0
  /** How many more calls are answered before one is lost; null: all of them. */
  answersLeft: number | null = null
  /** Runs between a call and its answer. */
  whenAsked: (() => Promise<void>) | null = null

  override getClientName(): string {
    return 'log'
  }

  override async makeRequest(
    ...[, , path]: Parameters<InstanceType<typeof Stripe.HttpClient>['makeRequest']>
  ): Promise<Stripe.HttpClientResponse> {
    this.asked += 1
    if (this.answersLeft === 0) throw new Error('The network is gone.')
    if (this.answersLeft !== null) this.answersLeft -= 1
    const query = new URLSearchParams(path.split('?')[1])
    if (path.startsWith('/v1/invoices?')) {
      const data = this.invoicesOf(query.get('subscription') ?? '').map(invoiceOf)
      return new Answer({ object: 'list', has_more: false, data })
    }
    const customer = query.get('customer') ?? ''
    const latest = new Map((this.states.get(customer) ?? []).map((state) => [state.subscription, state]))
    const data = [...latest.values()]
      .map((state, created) => subscriptionOf(customer, state, created))
      .toReversed()
    await this.whenAsked?.()
    return new Answer({ object: 'list', has_more: false, data })
  }

  /** Newest first: each state is a month's. */
  private invoicesOf(subscription: string): readonly LoggedInvoice[] {
    const told = this.invoices.get(subscription)
    if (told) return told
    const states = [...this.states.values()].flat().filter((state) => state.subscription === subscription)
    return states
      .toReversed()
      .map(({ status, at }) => ({ status: status === 'past_due' ? 'open' : 'paid', at }))
  }
}

/** Its instants are in seconds. */
export interface LoggedInvoice {
  readonly status: 'draft' | 'open' | 'paid' | 'void'
  readonly at: number
}

function invoiceOf({ status, at }: LoggedInvoice): object {
  const finalized_at = status === 'draft' ? null : at
  return {
    id: `in_${at}`,
    object: 'invoice',
    status,
    created: at - 3600,
    status_transitions: { finalized_at },
  }
}

class Answer extends Stripe.HttpClientResponse {
  private readonly body: object
  constructor(body: object) {
    super(200, { 'request-id': 'req_log' })
    this.body = body
  }
  override getRawResponse(): object {
    return this.body
  }
  override toJSON(): Promise<object> {
    return Promise.resolve(this.body)
  }
}

export function subscriptionOf(customer: string, state: LoggedState, created: number): object {
  return {
    id: state.subscription,
    object: 'subscription',
    customer,
    status: state.status,
    created,
    trial_end: null,
    cancel_at: null,
    cancel_at_period_end: false,
    ended_at: state.status === 'canceled' ? state.at : null,
    pending_update: null,
    metadata: {},
    latest_invoice: 'in_1',
    items: {
      object: 'list',
      data: [
        {
          id: `si_${state.subscription}`,
          object: 'subscription_item',
          price: { id: state.price, object: 'price' },
          current_period_start: state.at,
          current_period_end: state.at + 30 * 24 * 3600,
        },
      ],
    },
  }
}
