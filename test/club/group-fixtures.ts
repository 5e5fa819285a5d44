import { v7 as uuidv7 } from 'uuid'
import * as groups from '../../src/contract/groups.ts'
import * as closures from '../../src/contract/closures.ts'
import * as places from '../../src/contract/places.ts'
import { groupId, places as clubPlaces } from '../../src/demo/club-groups.ts'
import { people } from '../../src/demo/club-people.ts'
import { clubCoaches, outsiders, ownCoaches, row } from '../endpoints/fixture.ts'
import { setClubPlan, type Situation } from '../endpoints/situations.ts'

/** The other club’s plan has no groups. */
const whereInPlan = {
  ...outsiders,
  ok: 'coach otherCoach',
  'coach-only': 'player otherPlayer foreignPlayer',
  'not-in-plan': 'foreignCoach',
}

const tournament = { label: 'Tournoi du club', from: '2026-12-12', to: '2026-12-13' }

const content = {
  name: 'Cadets',
  weekday: 5 as const,
  time: '17:30',
  duration: '2h' as const,
  placeId: clubPlaces.gymnase.id,
  nextCompetition: '2027-01-16',
  coachIds: [people.marc.id],
  playerIds: [people.ines.id, people.tom.id],
}
const existing = { id: groupId('youth'), version: 1 }
const empty = { ...content, placeId: null, coachIds: [], playerIds: [] }

export const groupFixtures = {
  'groups.list': row(groups.list, () => ({}), ownCoaches),
  'groups.create': row(groups.create, () => ({ ...content, id: uuidv7() }), whereInPlan, {
    'with the name of another, in other letters': {
      by: 'coach',
      input: () => ({ ...content, id: uuidv7(), name: 'DEBUTANTS' }),
      outcome: 'invalid-input',
    },
    'with a player of another club': {
      by: 'coach',
      input: () => ({ ...content, id: uuidv7(), playerIds: [people.clara.id] }),
      outcome: 'invalid-input',
    },
    'with a coach who waits': {
      by: 'coach',
      input: () => ({ ...content, id: uuidv7(), coachIds: [people.nadia.id] }),
      outcome: 'invalid-input',
    },
    'at a place of another club': {
      by: 'foreignCoach',
      input: (situation) =>
        inClubOfCaller(situation, { ...empty, id: uuidv7(), placeId: clubPlaces.maison.id }),
      outcome: 'invalid-input',
    },
    'with an id that is taken': {
      by: 'foreignCoach',
      input: (situation) => inClubOfCaller(situation, { ...empty, id: existing.id }),
      outcome: 'id-taken',
    },
  }),
  'groups.update': row(groups.update, () => ({ ...content, ...existing }), whereInPlan, {
    'that was changed meanwhile': {
      by: 'coach',
      input: () => ({ ...content, ...existing, version: 2 }),
      outcome: 'changed-meanwhile',
    },
    'of another club': {
      by: 'foreignCoach',
      input: (situation) => inClubOfCaller(situation, { ...empty, ...existing }),
      outcome: 'not-found',
    },
  }),
  'groups.remove': row(groups.remove, () => existing, whereInPlan, {
    'that was changed meanwhile': {
      by: 'coach',
      input: () => ({ ...existing, version: 2 }),
      outcome: 'changed-meanwhile',
    },
    'of another club': {
      by: 'foreignCoach',
      input: (situation) => inClubOfCaller(situation, existing),
      outcome: 'not-found',
    },
  }),

  'places.list': row(places.list, () => ({}), {
    ...outsiders,
    ok: 'coach otherCoach player otherPlayer foreignCoach foreignPlayer',
  }),
  'closures.show': row(closures.show, () => ({}), {
    ...outsiders,
    ok: 'coach otherCoach player otherPlayer foreignCoach foreignPlayer',
  }),
  'closures.chooseZone': row(closures.chooseZone, () => ({ schoolZone: 'B' as const }), ownCoaches),
  'closures.create': row(closures.create, () => ({ id: uuidv7(), ...tournament }), ownCoaches, {
    'that ends before it begins': {
      by: 'coach',
      input: () => ({ id: uuidv7(), ...tournament, to: '2026-12-11' }),
      outcome: 'invalid-input',
    },
  }),
  'closures.remove': row(closures.remove, () => ({ id: uuidv7() }), ownCoaches),
  'places.create': row(places.create, () => ({ id: uuidv7(), name: 'Dojo', tables: 6 }), ownCoaches, {
    'a further one where the plan has one': {
      by: 'coach',
      input: (situation) => setClubPlan(situation, 'essential', { id: uuidv7(), name: 'Dojo', tables: 6 }),
      outcome: 'not-in-plan',
    },
    'with the name of another, in other letters': {
      by: 'coach',
      input: () => ({ id: uuidv7(), name: 'GYMNASE roquette', tables: 6 }),
      outcome: 'invalid-input',
    },
    'with an id that is taken': {
      by: 'foreignCoach',
      input: () => ({ id: clubPlaces.gymnase.id, name: 'Dojo', tables: 6 }),
      outcome: 'id-taken',
    },
  }),
  'places.update': row(
    places.update,
    () => ({ ...clubPlaces.gymnase, tables: 12, version: 1 }),
    clubCoaches,
    {
      'that was changed meanwhile': {
        by: 'coach',
        input: () => ({ ...clubPlaces.gymnase, tables: 12, version: 2 }),
        outcome: 'changed-meanwhile',
      },
    },
  ),
  'places.remove': row(places.remove, () => ({ id: clubPlaces.gymnase.id, version: 1 }), clubCoaches, {
    'that was changed meanwhile': {
      by: 'coach',
      input: () => ({ id: clubPlaces.gymnase.id, version: 2 }),
      outcome: 'changed-meanwhile',
    },
  }),
}

/** The plan of the caller’s club has groups. @returns `thing` */
async function inClubOfCaller<T>({ context, me }: Situation, thing: T): Promise<T> {
  await context.db
    .updateTable('clubs')
    .set({ subscription_plan: 'club' })
    .where('id', '=', (m) => m.selectFrom('memberships').select('club_id').where('account_id', '=', me!.id))
    .execute()
  return thing
}
