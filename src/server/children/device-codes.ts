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
  if (!link) return undefined
  return tx
    .selectFrom('accounts as a')
    .innerJoin('memberships as m', 'm.account_id', 'a.id')
    .innerJoin('clubs as c', 'c.id', 'm.club_id')
    .innerJoin('memberships as giver', 'giver.club_id', 'c.id')
    .select(['a.id', 'c.id as clubId', 'giver.account_id as givenBy'])
    .where('a.id', '=', link.accountId)
    .where('a.email', 'is', null)
    .where('a.password_hash', 'is', null)
    .where('m.standing', '=', 'member')
    .where('c.active', '=', true)
    .where('giver.account_id', '=', link.givenBy)
    .where('giver.standing', '=', 'member')
    .where('giver.role', '=', 'coach')
    .where('giver.assistant', '=', false)
    .executeTakeFirst()
}
