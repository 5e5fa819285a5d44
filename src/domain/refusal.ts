/** Why the answer is no: closed, so that the server's statuses and the web's sentences cover every case. */
export type Refusal = (typeof refusals)[number]

export const refusals = [
  // whoever asks
  'not-signed-in',
  'signed-in-as-another',
  'foreign-origin',
  'coach-only',
  'player-only',
  'no-club',
  'in-another-club',
  'too-many-attempts',
  // what is asked
  'malformed-request',
  'outdated-client',
  'too-large',
  'invalid-input',
  'not-found',
  'changed-meanwhile',
  'write-id-reused',
  // accounts
  'wrong-credentials',
  'not-a-player-account',
  'not-a-coach-account',
  'email-taken',
  'wrong-password',
  'link-expired',
  'email-already-confirmed',
  // clubs
  'club-code-unknown',
  'already-in-club',
  'club-full-of-players',
  'club-full-of-coaches',
  'last-coach',
  'not-yourself',
  'not-waiting',
  // the subscription
  'subscription-required',
  'payment-missing',
  'subscription-paused',
  'not-in-plan',
  'nothing-sold',
  'already-subscribed',
  'already-on-plan',
  'payment-overdue',
  'no-subscription',
  'payment-unavailable',
  'card-refused',
  // training sessions
  'not-a-club-player',
  'session-not-past',
  'not-a-participant',
  'feedback-already-given',
  'id-taken',
  'player-not-in-session',
  'session-has-begun',
  'programme-full',
  // exercise requests
  'request-not-pending',
  'request-archived',
  'request-not-approved',
  'already-added',
  'nothing-to-take-back',
  'no-next-session',
  // the house
  'unavailable',
  'unexpected',
] as const
