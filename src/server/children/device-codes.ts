import { randomInt } from 'node:crypto'
import type { Member } from '../../domain/actor.ts'
import { deviceCodeMinutes, newDeviceCode, whyNoDeviceCode } from '../../domain/device-code.ts'
import { consumeLink, createLink } from '../accounts/links.ts'
import type { Db } from '../database/connection.ts'
import { noteInJournal } from '../journal/note.ts'
import { allow } from '../refused.ts'
import { lockChild } from './lock-child.ts'

/** @throws Refused `not-found`, `already-entered`, `has-address` */
export async function giveDeviceCode(tx: Db, actor: Member, { id, now }: { id: string; now: Date }) {
  allow(whyNoDeviceCode(await lockChild(tx, actor, id)))
  const code = newDeviceCode(randomInt)
  const link = {
    accountId: id,
    purpose: 'device-code',
    email: '',
    token: code,
    givenBy: actor.id,
    now,
  } as const
  await createLink(tx, link)
  await noteInJournal(tx, actor, { act: 'device-code-given' }, { people: [id], now })
  return { code, expiresAt: new Date(now.getTime() + deviceCodeMinutes * 60_000).toISOString() }
}

/**
 * Whose device the code opens, and in which club. It ends with what it rested on: the child is still without an address and a
 * player of a club that is open, and whoever gave it still runs that club.
 */
export async function useDeviceCode(
  tx: Db,
  code: string,
  now: Date,
): Promise<{ id: string; clubId: string; givenBy: string } | undefined> {
  const link = await consumeLink(tx, code, ['device-code'], now)
  const givenBy = link?.givenBy
  if (!givenBy) return undefined
  const child = await tx
    .selectFrom('accounts as a')
    .innerJoin('memberships as m', 'm.account_id', 'a.id')
    .innerJoin('clubs as c', 'c.id', 'm.club_id')
    .select(['a.id', 'c.id as clubId'])
    .where('a.id', '=', link.accountId)
    .where('a.email', 'is', null)
    .where('a.password_hash', 'is', null)
    .where('m.standing', '=', 'member')
    .where('c.active', '=', true)
    .forShare('m')
    .executeTakeFirst()
  return child && (await runs(tx, givenBy, child.clubId)) ? { ...child, givenBy } : undefined
}

/** Whoever ends either membership meanwhile waits, and then finds the device. */
async function runs(tx: Db, coachId: string, clubId: string): Promise<boolean> {
  const membership = await tx
    .selectFrom('memberships')
    .select('account_id')
    .where('account_id', '=', coachId)
    .where('club_id', '=', clubId)
    .where('standing', '=', 'member')
    .where('role', '=', 'coach')
    .where('assistant', '=', false)
    .forShare()
    .executeTakeFirst()
  return membership !== undefined
}
