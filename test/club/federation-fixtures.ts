import * as federation from '../../src/contract/federation.ts'
import { dayIn } from '../../src/demo/club-days.ts'
import { people } from '../../src/demo/club-people.ts'
import { rankingsAround, registrationsAround } from '../../src/demo/club-registrations.ts'
import { timeZone } from '../../src/demo/club.ts'
import { clubCoaches, outsiders, row } from '../endpoints/fixture.ts'
import type { Situation } from '../endpoints/situations.ts'

/** The other club’s plan has no licences. */
const whereInPlan = {
  ...outsiders,
  ok: 'coach otherCoach',
  'coach-only': 'player otherPlayer foreignPlayer',
  'not-in-plan': 'foreignCoach',
}
const own = {
  'not-signed-in': 'nobody',
  'player-only': 'coach otherCoach foreignCoach waitingCoach clublessCoach',
}

const ines = { id: people.ines.id }
const none = { licence: null, birthYear: null }
/** As the demonstration has it, by the day on which it was filled. */
function registrationOf(id: string | undefined, { context }: Situation) {
  const found = registrationsAround(dayIn(timeZone, context.now())).find(({ playerId }) => playerId === id)
  return found ? { licence: found.licence, birthYear: found.birthYear } : none
}
const changed = (situation: Situation) => ({
  licence: '6934513',
  birthYear: 2012,
  was: registrationOf(ines.id, situation),
})
/** The newest of the demonstration. */
const noted = ({ context }: Situation) => {
  const { date, points: was } = rankingsAround(dayIn(timeZone, context.now()))
    .filter(({ playerId }) => playerId === ines.id)
    .at(-1)!
  return { ...ines, date, was }
}

export const federationFixtures = {
  'federation.show': row(federation.show, () => ines, clubCoaches, {
    'of a coach': { by: 'coach', input: () => ({ id: people.marc.id }), outcome: 'not-found' },
  }),
  'federation.showOwn': row(federation.showOwn, () => ({}), {
    ...own,
    ok: 'player otherPlayer foreignPlayer clublessPlayer',
  }),
  'federation.update': row(
    federation.update,
    (situation) => ({ ...ines, ...changed(situation) }),
    whereInPlan,
    {
      'that was changed meanwhile': {
        by: 'coach',
        input: (situation) => ({ ...ines, ...changed(situation), was: none }),
        outcome: 'changed-meanwhile',
      },
      'with the licence of another player': {
        by: 'coach',
        input: (situation) => ({ ...ines, ...changed(situation), licence: '69 345 18' }),
        outcome: 'invalid-input',
      },
      'of somebody who is not born yet': {
        by: 'coach',
        input: (situation) => ({ ...ines, ...changed(situation), birthYear: 2099 }),
        outcome: 'invalid-input',
      },
      'of a coach': {
        by: 'coach',
        input: (situation) => ({ ...changed(situation), id: people.marc.id }),
        outcome: 'not-found',
      },
    },
  ),
  'federation.updateOwn': row(
    federation.updateOwn,
    (situation) => ({ ...none, birthYear: 2011, was: registrationOf(situation.me?.id, situation) }),
    { ...own, ok: 'player otherPlayer foreignPlayer clublessPlayer' },
    {
      'that was changed meanwhile': {
        by: 'player',
        input: () => ({ ...none, was: { ...none, birthYear: 1999 } }),
        outcome: 'changed-meanwhile',
      },
      'with the licence of another player': {
        by: 'player',
        input: (situation) => ({ ...changed(situation), licence: '6934518' }),
        outcome: 'invalid-input',
      },
      'with a licence, and no club': {
        by: 'clublessPlayer',
        input: (situation) => ({ ...changed(situation), was: none }),
        outcome: 'no-club',
      },
    },
  ),
  'federation.addRanking': row(
    federation.addRanking,
    () => ({ ...ines, date: '2020-10-15', points: 600 }),
    whereInPlan,
    {
      'of a day that has one': {
        by: 'coach',
        input: (situation) => ({ ...ines, date: noted(situation).date, points: 600 }),
        outcome: 'invalid-input',
      },
      'of a day to come': {
        by: 'coach',
        input: () => ({ ...ines, date: '2099-01-01', points: 600 }),
        outcome: 'invalid-input',
      },
    },
  ),
  'federation.correctRanking': row(
    federation.correctRanking,
    (situation) => ({ ...noted(situation), points: 620 }),
    whereInPlan,
    {
      'that was corrected meanwhile': {
        by: 'coach',
        input: (situation) => ({ ...noted(situation), points: 620, was: 700 }),
        outcome: 'changed-meanwhile',
      },
      'that was deleted': {
        by: 'coach',
        input: () => ({ ...ines, points: 620, was: 600, date: '2020-10-15' }),
        outcome: 'not-found',
      },
    },
  ),
  'federation.removeRanking': row(federation.removeRanking, noted, whereInPlan, {
    'that was corrected meanwhile': {
      by: 'coach',
      input: (situation) => ({ ...noted(situation), was: 700 }),
      outcome: 'changed-meanwhile',
    },
  }),
}
