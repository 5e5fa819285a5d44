import { spacePath } from '../../contract/paths.ts'
import { doneAnswer } from '../../contract/fields.ts'
import * as notifications from '../../contract/notifications.ts'
import type { Actor } from '../../domain/actor.ts'
import { choose, kindsFor, wants, whyNotChoose } from '../../domain/notification.ts'
import { isPushEndpoint } from '../../domain/push-endpoint.ts'
import type { App } from '../app-env.ts'
import type { Db } from '../database/connection.ts'
import { announce } from '../live/announce.ts'
import { allow, foundOr404, Refused } from '../refused.ts'
import { noteSecurityEvent } from '../security-events.ts'
import { serve, servePrepared } from '../serve.ts'
import { deleteSubscription, enqueuePush, saveSubscription, subscribedSince, vapidKeys } from './push.ts'
import { findSettings, lockSettings, saveSettings } from './settings.ts'
import { unsubscribeRoutes } from './unsubscribe.ts'

export function notificationRoutes(app: App): void {
  serve(app, notifications.show, ({ actor, db, http }) => answer(db, actor, loginOf(http)))

  serve(app, notifications.update, async ({ input, actor, db, now, http }) => {
    const before = await lockSettings(db, actor.id)
    const { choice, quiet = before.quiet, mail } = input
    const choices = choice
      ? choose(before.choices, choice.kind, choice.channel, choice.wanted)
      : before.choices
    allow(whyNotChoose(choices))
    await saveSettings(db, actor.id, {
      ...before,
      choices,
      quiet,
      ...(mail === true && { mailStoppedAt: null, refusedEmail: null, refusedAt: null }),
      ...(mail === false && { mailStoppedAt: before.mailStoppedAt ?? now }),
    })
    announce(db, { topic: 'me', accounts: [actor.id] })
    return answer(db, actor, loginOf(http))
  })

  serve(app, notifications.subscribe, async ({ input, actor, db, now, http }) => {
    const { env } = http.get('context')
    if (!isPushEndpoint(input.endpoint, env.PUSH_SERVICES)) throw new Refused('unknown-push-service')
    await saveSubscription(db, { accountId: actor.id, loginSessionId: loginOf(http) }, input, now)
    noteSecurityEvent(db, { event: 'push-allowed', accountId: actor.id })
    return answer(db, actor, loginOf(http))
  })

  serve(app, notifications.unsubscribe, async ({ actor, db, http }) => {
    await deleteSubscription(db, loginOf(http))
    return answer(db, actor, loginOf(http))
  })

  servePrepared(
    app,
    notifications.sendTrial,
    ({ actor, http }) => http.get('context').attempts.consume('pushTrialByAccount', actor.id),
    async ({ db, actor, http }) => {
      const loginSessionId = loginOf(http)
      foundOr404((await subscribedSince(db, loginSessionId)) ?? undefined)
      const path = `${spacePath(actor.role)}/notifications`
      const message = {
        title: 'Rebond',
        body: 'Les notifications arrivent sur cet appareil.',
        path,
        tag: 'trial',
      }
      await enqueuePush(db, { loginSessionId, message })
      return doneAnswer
    },
  )

  unsubscribeRoutes(app)
}

interface Http {
  get: (name: 'signedIn') => { readonly loginSessionId: string } | null
}

function loginOf(http: Http): string {
  return foundOr404(http.get('signedIn') ?? undefined).loginSessionId
}

async function answer(
  db: Db,
  actor: Actor,
  loginSessionId: string,
): Promise<notifications.NotificationSettings> {
  const { choices, quiet, mailStoppedAt, refusedEmail, refusedAt } = await findSettings(db, actor.id)
  const { publicKey } = await vapidKeys(db)
  const since = await subscribedSince(db, loginSessionId)
  const { email } = await db
    .selectFrom('accounts')
    .select('email')
    .where('id', '=', actor.id)
    .executeTakeFirstOrThrow()
  return {
    kinds: kindsFor(actor.rank).map((kind) => ({
      kind,
      mail: wants(choices, kind, 'mail'),
      push: wants(choices, kind, 'push'),
    })),
    quiet,
    mailStoppedAt: mailStoppedAt && mailStoppedAt.toISOString(),
    // Of an earlier address nothing is to be said.
    mailRefusedAt: refusedAt && refusedEmail === email ? refusedAt.toISOString() : null,
    publicKey,
    deviceSince: since && since.toISOString(),
  }
}
