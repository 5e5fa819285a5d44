/** What a rule answers; screens ask it too before anything is sent, and have its sentence. */
export type Refusal = (typeof ruleRefusals)[number]

/** What only the server can find out: its answer carries the sentence. */
export type ServerRefusal = (typeof serverRefusals)[number]

/** Why the answer is no: closed, so that statuses and sentences cover every case. */
export type AnyRefusal = Refusal | ServerRefusal

const ruleRefusals = [
  // whoever asks
  'not-signed-in',
  'signed-in-as-another',
  'coach-only',
  'player-only',
  'not-for-assistants',
  'no-club',
  'club-id-not-found',
  // what is asked
  'outdated-client',
  'too-large',
  'invalid-input',
  'not-found',
  'changed-meanwhile',
  // accounts
  'not-a-player-account',
  'not-a-coach-account',
  // clubs
  'last-coach',
  'email-unconfirmed',
  'owner-only',
  'owner-not-removable',
  'owner-must-hand-over',
  'not-yourself',
  'too-many-exports',
  // the subscription
  'subscription-required',
  'payment-missing',
  'subscription-paused',
  'payment-overdue',
  'not-in-plan',
  // groups and places
  'too-many-groups',
  'too-many-places',
  // imports of players
  'no-name-column',
  // training sessions
  'not-a-club-player',
  'session-recorded',
  'session-judged',
  'session-shortened',
  'participant-recorded',
  'programme-played',
  'roll-not-open',
  'too-late-to-add',
  'session-full',
  'programme-full',
  // exercise requests
  'too-many-open-requests',
  'request-not-pending',
  'request-archived',
  'request-not-approved',
  'already-added',
  'no-next-session',
  // the interface for other programs
  'too-many-api-keys',
  // the server
  'unavailable',
  'unexpected',
] as const

const serverRefusals = [
  // whoever asks
  'foreign-origin',
  'in-another-club',
  'too-many-attempts',
  'too-many-writes',
  // what is asked
  'malformed-request',
  'write-id-reused',
  // accounts
  'wrong-credentials',
  'email-taken',
  'already-invited',
  'already-entered',
  'has-address',
  'device-code-wrong',
  'leaves-by-coach',
  'two-guardians',
  'already-guardian',
  'not-followed',
  'wrong-password',
  'link-expired',
  'email-already-confirmed',
  'account-leaving',
  'owner-must-close',
  // clubs
  'already-in-club',
  'club-code-unknown',
  'too-many-codes',
  'too-many-invitations',
  'club-full-of-players',
  'club-full-of-coaches',
  'plan-full-of-players',
  'removed-from-club',
  'not-a-club-coach',
  'not-waiting',
  'owner-not-assistant',
  'not-own-rank',
  'already-owner',
  // the evening in the hall
  'guest-linked',
  // the subscription
  'nothing-sold',
  'already-subscribed',
  'already-on-plan',
  'no-subscription',
  'payment-unavailable',
  'card-refused',
  // seasons
  'season-already-opened',
  // imports of players
  'import-under-way',
  'import-over',
  // training sessions
  'session-not-past',
  'session-has-begun',
  'not-a-participant',
  'feedback-already-given',
  'player-not-in-session',
  'id-taken',
  'session-cancelled',
  'session-took-place',
  // notifications
  'one-channel-needed',
  'unknown-push-service',
  // exercise requests
  'nothing-to-take-back',
  // questions to the operator
  'too-many-messages',
] as const

export const refusals = [...ruleRefusals, ...serverRefusals] as const
