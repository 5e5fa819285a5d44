import * as clubClosing from '../../src/contract/club-closing.ts'
import { demoPassword } from '../../src/demo/club-people.ts'
import { row } from '../endpoints/fixture.ts'
import type { Situation } from '../endpoints/situations.ts'

/** Also whoever may have a closed club: the role is looked at first. */
export const owners = {
  ok: 'coach foreignCoach',
  'owner-only': 'otherCoach',
  'no-club': 'waitingCoach clublessCoach',
  'coach-only': 'player otherPlayer foreignPlayer clublessPlayer',
  'not-signed-in': 'nobody',
}

export const closingFixtures = {
  'clubClosing.close': row(clubClosing.close, () => ({ password: demoPassword }), owners, {
    'without the password': {
      by: 'coach',
      input: () => ({ password: 'topspin-du-mardi' }),
      outcome: 'wrong-password',
    },
    'a second time': {
      by: 'coach',
      input: (situation) => closed(situation, { password: demoPassword }),
      outcome: 'no-club',
    },
  }),
  'clubClosing.reopen': row(
    clubClosing.reopen,
    (situation) => closed(situation, {}),
    // One who waits belongs to the club, and answers for nothing.
    {
      ok: 'coach foreignCoach',
      'owner-only': 'otherCoach waitingCoach',
      'no-club': 'clublessCoach',
      'coach-only': 'player otherPlayer foreignPlayer clublessPlayer',
      'not-signed-in': 'nobody',
    },
    { 'of a club that is open': { by: 'coach', input: () => ({}), outcome: 'no-club' } },
  ),
}

/** Closes the caller's club, a day ago. @returns `thing` */
export async function closed<T>({ context, me }: Situation, thing: T): Promise<T> {
  if (!me) return thing
  await context.db
    .updateTable('clubs')
    .set({ active: false, closed_at: new Date(context.now().getTime() - 24 * 3600_000) })
    .where('id', 'in', (eb) => eb.selectFrom('memberships').select('club_id').where('account_id', '=', me.id))
    .execute()
  return thing
}
