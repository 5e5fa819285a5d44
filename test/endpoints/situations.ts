import type { PlanId } from '../../src/domain/plan.ts'
import { newToken } from '../../src/server/accounts/login-cookie.ts'
import type { AppContext } from '../../src/server/app-env.ts'
import { vaiseId } from '../../src/demo/club.ts'
import { people, type Person } from '../../src/demo/club-people.ts'
import type { Caller } from './callers.ts'

/** A server with the filled club, and the caller. */
export interface Situation {
  readonly context: AppContext
  readonly me: Caller | null
  /** Where the plan is what is tested, no input changes it. */
  readonly keepsPlan?: true
}

/** The token of a link that was mailed to Inès, valid for so many minutes. */
export async function createAccountLink(
  { context }: Situation,
  purpose: 'reset-password' | 'confirm-email',
  { minutes = 30 } = {},
): Promise<string> {
  const { token, hash } = newToken()
  const { id, email } = people.ines
  await context.db
    .insertInto('account_links')
    .values({
      token_hash: hash,
      account_id: id,
      purpose,
      email,
      created_at: new Date(context.now().getTime() - 3600_000),
      expires_at: new Date(context.now().getTime() + minutes * 60_000),
    })
    .execute()
  return token
}

export function loginSessionOf({ id }: Person) {
  return async ({ context }: Situation): Promise<{ id: string }> =>
    context.db
      .selectFrom('login_sessions')
      .select('id')
      .where('account_id', '=', id)
      .executeTakeFirstOrThrow()
}

export async function unconfirmed({ context, me }: Situation): Promise<Record<string, never>> {
  if (me) {
    await context.db
      .updateTable('accounts')
      .set({ email_confirmed_at: null })
      .where('id', '=', me.id)
      .execute()
  }
  return {}
}

/** Puts Ping Club de Vaise on another plan. @returns `thing` */
export async function setClubPlan<T>({ context }: Situation, plan: PlanId, thing: T): Promise<T> {
  await context.db.updateTable('clubs').set({ subscription_plan: plan }).where('id', '=', vaiseId).execute()
  return thing
}

/** Puts the caller's club on the plan that has everything, which the demonstration's clubs have not. @returns `thing` */
export async function onPro<T>({ context, me, keepsPlan }: Situation, thing: T): Promise<T> {
  if (keepsPlan || !me) return thing
  await context.db
    .updateTable('clubs')
    .set({ subscription_plan: 'pro' })
    .where('id', 'in', (eb) => eb.selectFrom('memberships').select('club_id').where('account_id', '=', me.id))
    .execute()
  return thing
}

/** Removes the caller from Ping Club de Vaise. @returns `thing` */
export async function removeFromVaise<T>({ context, me }: Situation, thing: T): Promise<T> {
  const removal = {
    account_id: me!.id,
    club_id: vaiseId,
    removed_by: people.lea.id,
    removed_at: context.now(),
  }
  await context.db.insertInto('removed_members').values(removal).execute()
  return thing
}

export function deletedSession(id: string) {
  return async ({ context }: Situation): Promise<{ id: string }> => {
    await context.db
      .updateTable('training_sessions')
      .set({ deleted_at: context.now() })
      .where('id', '=', id)
      .execute()
    return { id }
  }
}

export function cancelledSession(id: string) {
  return async ({ context }: Situation): Promise<{ id: string }> => {
    const at = context.now()
    await context.db
      .updateTable('training_sessions')
      .set({ deleted_at: at, cancelled_at: at })
      .where('id', '=', id)
      .execute()
    return { id }
  }
}

/** Deletes the upcoming sessions of Ping Club de Vaise. @returns `thing` */
export async function deleteUpcomingSessions<T>({ context }: Situation, thing: T): Promise<T> {
  await context.db
    .updateTable('training_sessions')
    .set({ deleted_at: context.now() })
    .where('club_id', '=', vaiseId)
    .where('starts_at', '>=', context.now())
    .execute()
  return thing
}

/** The id of the player's latest scores. */
export async function latestScoresOf({ context }: Situation, { id }: Person): Promise<string | null> {
  const latest = await context.db
    .selectFrom('player_scores')
    .select('id')
    .where('player_id', '=', id)
    .orderBy('set_at', 'desc')
    .executeTakeFirst()
  return latest?.id ?? null
}

/** The id of any evaluation of a player. */
export async function evaluationOf({ context }: Situation, { id }: Person): Promise<string> {
  const one = await context.db
    .selectFrom('technique_evaluations')
    .select('id')
    .where('player_id', '=', id)
    .executeTakeFirstOrThrow()
  return one.id
}
