import { sql } from 'kysely'
import * as notifications from '../../src/contract/notifications.ts'
import { row, signedIn } from '../endpoints/fixture.ts'
import type { Situation } from '../endpoints/situations.ts'

/** As a browser names itself. */
export const browserSubscription = {
  endpoint: 'https://fcm.googleapis.com/fcm/send/a-browser',
  p256dh: 'BIPUL12DLfytvTajnryr2PRdAgXS3HGKiLqndGcJGabyhHheJYlNGCeXl1dn18gSJ1WAkAPIxr4gK0_dQds4yiI',
  auth: 'FPssNDTKnInHVndSTdbKFw',
}

export const notificationFixtures = {
  'notifications.show': row(notifications.show, () => ({}), signedIn),
  'notifications.update': row(notifications.update, () => ({ quiet: false }), signedIn, {
    'to be told of no cancelled session at all': {
      by: 'player',
      input: async ({ context, me }) => {
        await context.db
          .insertInto('notification_settings')
          .values({
            account_id: me!.id,
            unsubscribe_token: 't'.repeat(43),
            choices: JSON.stringify({ 'session-changed.mail': false }),
          })
          .execute()
        return { choice: { kind: 'session-changed', channel: 'push', wanted: false } } as const
      },
      outcome: 'one-channel-needed',
    },
  }),
  'notifications.subscribe': row(notifications.subscribe, () => browserSubscription, signedIn, {
    'to an address of one’s own': {
      by: 'player',
      input: () => ({ ...browserSubscription, endpoint: 'https://169.254.169.254/latest' }),
      outcome: 'unknown-push-service',
    },
  }),
  'notifications.unsubscribe': row(notifications.unsubscribe, () => ({}), signedIn),
  'notifications.sendTrial': row(
    notifications.sendTrial,
    async (situation) => {
      await allowOnEveryDevice(situation)
      return {}
    },
    signedIn,
  ),
}

async function allowOnEveryDevice({ context, me }: Situation): Promise<void> {
  if (!me) return
  await sql`
    insert into push_subscriptions (login_session_id, account_id, endpoint, p256dh, auth, created_at)
    select id, account_id, 'https://fcm.googleapis.com/' || id, ${browserSubscription.p256dh}, ${browserSubscription.auth},
      ${context.now()}
    from login_sessions where account_id = ${me.id} on conflict do nothing`.execute(context.db)
}
