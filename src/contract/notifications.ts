import * as v from 'valibot'
import { notificationChannels, notificationKinds } from '../domain/notification.ts'
import { maxEndpointLength } from '../domain/push-endpoint.ts'
import { endpoint } from './endpoint.ts'
import * as field from './fields.ts'

const settings = v.object({
  /** Those that one’s rank hears of, with what is chosen for each. */
  kinds: v.array(v.object({ kind: v.picklist(notificationKinds), mail: v.boolean(), push: v.boolean() })),
  /** Nothing from 21:00 to 7:30. */
  quiet: v.boolean(),
  /** When mails about the club were stopped. */
  mailStoppedAt: v.nullable(field.instant),
  /** When a mail server said that nobody is at one’s address. */
  mailRefusedAt: v.nullable(field.instant),
  /** By which browsers know this server. */
  publicKey: v.string(),
  /** Since when this device allows notifications. */
  deviceSince: v.nullable(field.instant),
})

export type NotificationSettings = v.InferOutput<typeof settings>

/** One's own. */
export const show = endpoint({
  method: 'GET',
  path: '/api/me/notifications',
  ability: 'manageAccount',
  input: field.emptyInput,
  output: settings,
})

/** Changes what is given. */
export const update = endpoint({
  method: 'PUT',
  path: '/api/me/notifications',
  ability: 'manageAccount',
  online: true,
  input: v.strictObject({
    choice: v.optional(
      v.strictObject({
        kind: v.picklist(notificationKinds),
        channel: v.picklist(notificationChannels),
        wanted: v.boolean(),
      }),
    ),
    quiet: v.optional(v.boolean()),
    /** False stops every mail about the club; true also tries an address again that was refused. */
    mail: v.optional(v.boolean()),
  }),
  output: settings,
})

const base64url = (min: number, max: number) =>
  v.pipe(v.string(), v.minLength(min), v.maxLength(max), v.regex(/^[\w-]+$/))

/** This device allows notifications; it ends with the login session. */
export const subscribe = endpoint({
  method: 'PUT',
  path: '/api/me/push-subscription',
  ability: 'manageAccount',
  online: true,
  input: v.strictObject({
    endpoint: v.pipe(v.string(), v.maxLength(maxEndpointLength)),
    // A point of the curve P-256, and 16 bytes.
    p256dh: base64url(87, 87),
    auth: base64url(22, 22),
  }),
  output: settings,
})

/** Succeeds also where there is none. */
export const unsubscribe = endpoint({
  method: 'DELETE',
  path: '/api/me/push-subscription',
  ability: 'manageAccount',
  online: true,
  input: field.emptyInput,
  output: settings,
})

/** « Envoyer un essai »: to this device, where it allows notifications. */
export const sendTrial = endpoint({
  method: 'POST',
  path: '/api/me/push-subscription/trial',
  ability: 'manageAccount',
  online: true,
  input: field.emptyInput,
  output: field.done,
})
