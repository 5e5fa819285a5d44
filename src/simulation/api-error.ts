/** A call that Stripe would refuse. */
export class ApiError extends Error {
  readonly status: number
  readonly about: { readonly type?: 'card_error'; readonly code?: string; readonly param?: string }
  constructor(status: number, message: string, about: ApiError['about'] = {}) {
    super(message)
    this.status = status
    this.about = about
  }
}
