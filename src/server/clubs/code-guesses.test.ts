import { beforeEach, expect, test } from 'vitest'
import { caller, createTestContext } from '../../../test/support/context.ts'
import { newCoach } from '../../../test/support/newcomers.ts'
import { type Club, createClub, createAccount } from '../../../test/club/people.ts'
import { problemOf, refusal } from '../../../test/support/refusals.ts'
import * as accounts from '../../contract/accounts.ts'
import * as clubs from '../../contract/clubs.ts'
import { countCodeGuess } from './code-guesses.ts'

const context = await createTestContext()
const stem = 'ttdevine'
/** The limit per hour. */
const mostWrong = 300

beforeEach(() => context.db.deleteFrom('attempts').execute())

test('Wrong codes count against the club that they resemble, whoever sends them.', async () => {
  const club = await renewed(await createClub(context, 'TT Devine'))
  await guessed(mostWrong - 3)
  // Two existing accounts, and a coach who signs up.
  for (const person of [await createAccount(context, 'player'), await createAccount(context, 'coach')]) {
    expect(await refusal(person.call(clubs.join, { code: `${stem}aaaaaaaa` }))).toBe('club-code-unknown')
  }
  const signUp = { ...newCoach(), club: { way: 'join', clubCode: `${stem}cccccccc` } } as const
  expect(await refusal(caller(context.app)(accounts.signUp, signUp))).toBe('club-code-unknown')

  const newcomer = await createAccount(context, 'player')
  const wrong = await problemOf(newcomer.call(clubs.join, { code: `${stem}dddddddd` }))
  const right = await problemOf(newcomer.call(clubs.join, { code: await club.code() }))
  // The same response for the right code, which would be revealed otherwise.
  expect([wrong?.refusal, right?.refusal]).toEqual(['too-many-codes', 'too-many-codes'])
})

test('Below the limit a newcomer can join, however many others guess; right codes are not counted.', async () => {
  const club = await renewed(await createClub(context, 'TT Devine'))
  await guessed(mostWrong - 1)
  for (let times = 0; times < 2; times += 1) expect(await joins(club)).toBeNull()
})

test('Other clubs are not limited, nor is a first code, which is no secret.', async () => {
  const guessedClub = await createClub(context, `${stem}aaaaaaaa`)
  const other = await renewed(await createClub(context, 'TT Tranquille'))
  await guessed(mostWrong)
  expect([await joins(other), await joins(guessedClub)]).toEqual([null, null])
})

test('Four random characters, of a code that was renewed earlier, are counted as well.', async () => {
  const club = await createClub(context, 'TT Ancien')
  await context.db
    .updateTable('clubs')
    .set({ code: 'ttancienwxyt', code_random_length: 4 })
    .where('id', '=', club.id)
    .execute()
  await guessed(mostWrong, 'ttancien')
  const newcomer = await createAccount(context, 'player')
  expect(await refusal(newcomer.call(clubs.join, { code: 'ttancienwwww' }))).toBe('too-many-codes')
  expect(await refusal(newcomer.call(clubs.join, { code: 'ttancienwxyt' }))).toBe('too-many-codes')
})

test('Four random characters are counted also where longer ones were guessed too often.', async () => {
  const club = await createClub(context, 'TT Aïeul')
  const old = { code: 'ttaieulwxyt', code_random_length: 4 }
  await context.db.updateTable('clubs').set(old).where('id', '=', club.id).execute()
  await guessed(mostWrong, 'tta')
  for (let times = 0; times < mostWrong; times += 1) {
    const counting = countCodeGuess(context.db, context.attempts, 'ttaieulwwww')
    await expect(counting).rejects.toThrow('too-many-codes')
  }
  expect(await joins(club)).toBe('too-many-codes')
})

async function renewed(club: Club): Promise<Club> {
  await club.coach.call(clubs.renewCode, {})
  return club
}

/** Somebody new, with the right code. */
async function joins(club: Club): Promise<string | null> {
  const newcomer = await createAccount(context, 'player')
  return refusal(newcomer.call(clubs.join, { code: await club.code() }))
}

/** Counts wrong codes of others. */
async function guessed(times: number, at = stem): Promise<void> {
  for (let tries = 0; tries < times; tries += 1) await context.attempts.consume('wrongCodeByClub', at)
}
