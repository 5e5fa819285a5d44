import type { Stripe } from 'stripe'

/** What each call of ours may send, by its method and path, in the types that Stripe ships. */
export interface StripeCalls {
  'POST /v1/customers': Stripe.CustomerCreateParams
  'GET /v1/customers/:id': Stripe.CustomerRetrieveParams
  'GET /v1/prices/:id': Stripe.PriceRetrieveParams
  'GET /v1/charges/:id': Stripe.ChargeRetrieveParams
  'GET /v1/disputes': Stripe.DisputeListParams
  'GET /v1/subscriptions/:id': Stripe.SubscriptionRetrieveParams
  'GET /v1/subscriptions': Stripe.SubscriptionListParams
  'POST /v1/subscriptions/:id': Stripe.SubscriptionUpdateParams
  'DELETE /v1/subscriptions/:id': Stripe.SubscriptionCancelParams
  'POST /v1/checkout/sessions': Stripe.Checkout.SessionCreateParams
  'GET /v1/checkout/sessions': Stripe.Checkout.SessionListParams
  'GET /v1/checkout/sessions/:id': Stripe.Checkout.SessionRetrieveParams
  'POST /v1/checkout/sessions/:id/expire': Stripe.Checkout.SessionExpireParams
  'POST /v1/billing_portal/sessions': Stripe.BillingPortal.SessionCreateParams
  'GET /v1/invoices': Stripe.InvoiceListParams
  'POST /v1/invoices/create_preview': Stripe.InvoiceCreatePreviewParams
}
