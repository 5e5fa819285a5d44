import { guessedStem, guessedStems, normalisedClubCode } from '../../domain/club-code.ts'
import type { Attempts } from '../attempts.ts'
import type { Db } from '../database/connection.ts'

/**
 * Counts a wrong code against the club whose code it resembles, whatever the account and address. Above the limit the
 * right code is refused too, because accepting it would confirm a guess. A club's first code, no secret, is exempt.
 * @throws Refused `too-many-codes`
 */
export async function countCodeGuess(db: Db, attempts: Attempts, typed: string): Promise<void> {
  const code = normalisedClubCode(typed)
  const club = await db
    .selectFrom('clubs')
    .select('code_random_length as randomLength')
    .where('code', '=', code)
    .where('active', '=', true)
    .executeTakeFirst()
  if (!club) {
    // Counts each, even if another one is above its limit.
    const counted = await Promise.allSettled(
      guessedStems(code).map((stem) => attempts.consume('wrongCodeByClub', stem)),
    )
    for (const outcome of counted) if (outcome.status === 'rejected') throw outcome.reason
  } else if (club.randomLength > 0) {
    await attempts.check('wrongCodeByClub', guessedStem(code, club.randomLength))
  }
}
