import { Stripe } from 'stripe'

/** A state that Stripe gave a subscription; instants are in seconds. Knows nothing of how we read it. */
export interface LoggedState {
  readonly subscription: string
  readonly price: string
  readonly status: 'trialing' | 'active' | 'past_due' | 'canceled'
  /** When it became so. */
  readonly at: number
}

/** A Stripe that only remembers what it last said of each customer. */
export class StripeLog extends Stripe.HttpClient {
  /** Every state of a customer, oldest first. */
  readonly states = new Map<string, LoggedState[]>()
  /** How many more calls are answered before one is lost; null: all of them. */
  answersLeft: number | null = null

  override getClientName(): string {
    return 'log'
  }

  override makeRequest(
    ...[, , path]: Parameters<InstanceType<typeof Stripe.HttpClient>['makeRequest']>
  ): Promise<Stripe.HttpClientResponse> {
    if (this.answersLeft === 0) return Promise.reject(new Error('The network is gone.'))
    if (this.answersLeft !== null) this.answersLeft -= 1
    const customer = new URLSearchParams(path.split('?')[1]).get('customer') ?? ''
    const latest = new Map((this.states.get(customer) ?? []).map((state) => [state.subscription, state]))
    const data = [...latest.values()]
      .map((state, created) => subscriptionOf(customer, state, created))
      .toReversed()
    return Promise.resolve(new Answer({ object: 'list', has_more: false, data }))
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
    latest_invoice: {
      id: 'in_1',
      object: 'invoice',
      created: state.at,
      status_transitions: { finalized_at: state.at },
    },
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
