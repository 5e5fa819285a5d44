import { sql } from 'kysely'
import { cardNoticeDays, isRunning } from '../../domain/subscription.ts'
import type { AppContext } from '../app-env.ts'
import type { Db } from '../database/connection.ts'
import { mailCardExpires } from './mails.ts'
import { findBilling } from './store.ts'

const dayMs = 24 * 3600 * 1000

/** Tells the coaches of each paying club once that its card is about to expire. */
export async function announceExpiringCards({ db, env, payments, now: clock }: AppContext): Promise<void> {
  if (!payments) return
  const now = clock()
  for (const { clubId } of await cardsExpiringSoon(db, now)) {
    await db.transaction().execute(async (tx) => {
      const told = await tx
        .updateTable('club_subscriptions')
        .set((eb) => ({ told_card_expiry: eb.ref('card_expires_at') }))
        .where('club_id', '=', clubId)
        // Anew: the card may be another one by now.
        .where(isToTell(now))
        .returning('card_expires_at as cardExpiresAt')
        .executeTakeFirst()
      const subscription = (await findBilling(tx, clubId))?.subscription
      if (!told?.cardExpiresAt || !subscription || !isRunning(subscription)) return
      const club = await tx
        .selectFrom('clubs')
        .select(['id', 'name'])
        .where('id', '=', clubId)
        .where('active', '=', true)
        .executeTakeFirst()
      if (club) await mailCardExpires(tx, club, told.cardExpiresAt, env)
    })
  }
}

function cardsExpiringSoon(db: Db, now: Date) {
  return db.selectFrom('club_subscriptions').select('club_id as clubId').where(isToTell(now)).execute()
}

/** Nothing is charged after a planned end: while there is one before the card's, nobody has to be told. */
function isToTell(now: Date) {
  const soon = new Date(now.getTime() + cardNoticeDays * dayMs)
  return sql<boolean>`(card_expires_at > ${now} and card_expires_at <= ${soon}
    and told_card_expiry is distinct from card_expires_at
    and (cancel_at is null or cancel_at > card_expires_at))`
}
