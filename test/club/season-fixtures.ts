import * as seasons from '../../src/contract/seasons.ts'
import { vaiseId } from '../../src/demo/club.ts'
import { people } from '../../src/demo/club-people.ts'
import { openableSeason, seasonAfter } from '../../src/domain/season.ts'
import { outsiders, ownCoaches, row } from '../endpoints/fixture.ts'
import type { Situation } from '../endpoints/situations.ts'

interface Departures {
  leaving?: string[]
  archived?: string[]
}

/** Ping Club de Vaise has opened its season long ago. */
async function unopened(situation: Situation, part: Departures = {}) {
  await situation.context.db.deleteFrom('seasons').where('club_id', '=', vaiseId).execute()
  return opening(situation, part)
}

function opening({ context }: Situation, { leaving = [], archived = [] }: Departures = {}) {
  const startsOn = openableSeason(context.now().toISOString().slice(0, 10))
  return { startsOn, leaving, archived }
}

export const seasonFixtures = {
  'seasons.list': row(seasons.list, () => ({}), ownCoaches),
  'seasons.openable': row(seasons.openable, () => ({}), ownCoaches),
  'seasons.prepare': row(seasons.prepare, () => ({}), ownCoaches),
  'seasons.open': row(
    seasons.open,
    (situation) => unopened(situation, { leaving: [people.ines.id] }),
    {
      ...outsiders,
      ok: 'coach otherCoach',
      'coach-only': 'player otherPlayer foreignPlayer',
      // The other club’s plan has no seasons.
      'not-in-plan': 'foreignCoach',
    },
    {
      'that is opened': {
        by: 'coach',
        input: (situation) => opening(situation),
        outcome: 'season-already-opened',
      },
      'whose time has not come': {
        by: 'coach',
        input: async (situation) => {
          const { startsOn, ...others } = await unopened(situation)
          return { ...others, startsOn: seasonAfter(startsOn) }
        },
        outcome: 'changed-meanwhile',
      },
      'where a player of another club would leave': {
        by: 'coach',
        input: (situation) => unopened(situation, { leaving: [people.clara.id] }),
        outcome: 'changed-meanwhile',
      },
      'where a coach would be archived': {
        by: 'otherCoach',
        input: (situation) => unopened(situation, { archived: [people.marc.id] }),
        outcome: 'changed-meanwhile',
      },
      'where somebody leaves and is archived': {
        by: 'coach',
        input: (situation) => unopened(situation, { leaving: [people.ines.id], archived: [people.ines.id] }),
        outcome: 'invalid-input',
      },
    },
  ),
}
