import { v7 as uuidv7 } from 'uuid'
import * as exerciseRequests from '../../src/contract/exercise-requests.ts'
import { requestId } from '../../src/demo/club-requests.ts'
import { clubCoaches, outsiders, row } from '../endpoints/fixture.ts'
import { deleteUpcomingSessions } from '../endpoints/situations.ts'

const pending = { id: requestId('ines', 'Marteau - Dévié'), version: 1 }
const approved = { id: requestId('ines', 'Pioche - Dévié'), version: 3 }
const archived = { id: requestId('ines', 'Lancé - Coupé'), version: 3 }
const alreadyAdded = { id: requestId('lucas', 'Contre Top RV - Dans le Coup'), version: 3 }
const stale = { ...pending, version: 7 }
const composed = { type: 'defense', technique: 'Poussette CD', effect: 'Float', message: '' } as const

const outOfDate = { by: 'coach', input: () => stale, outcome: 'changed-meanwhile' } as const
const onArchived = { by: 'coach', input: () => archived, outcome: 'request-archived' } as const

export const requestFixtures = {
  'exerciseRequests.list': row(
    exerciseRequests.list,
    () => ({ view: 'active' as const }),
    { ...outsiders, ok: 'coach otherCoach player otherPlayer foreignCoach foreignPlayer' },
    {
      'of the archive': { by: 'player', input: () => ({ view: 'archived' as const }), outcome: 'coach-only' },
    },
  ),
  'exerciseRequests.create': row(
    exerciseRequests.create,
    () => ({ ...composed, id: uuidv7() }),
    {
      ...outsiders,
      ok: 'player otherPlayer foreignPlayer',
      'player-only': 'coach otherCoach foreignCoach',
    },
    {
      'with an effect of another category': {
        by: 'player',
        input: () => ({ ...composed, id: uuidv7(), effect: 'Rapide' }),
        outcome: 'invalid-input',
      },
      'with an id that is taken': {
        by: 'foreignPlayer',
        input: () => ({ ...composed, id: pending.id }),
        outcome: 'id-taken',
      },
    },
  ),
  'exerciseRequests.takeCharge': row(exerciseRequests.takeCharge, () => pending, clubCoaches, {
    'of what somebody else has changed': outOfDate,
    'of what is not pending': { by: 'coach', input: () => approved, outcome: 'request-not-pending' },
  }),
  'exerciseRequests.approve': row(exerciseRequests.approve, () => pending, clubCoaches, {
    'of what somebody else has changed': outOfDate,
    'of what is archived': onArchived,
  }),
  'exerciseRequests.reject': row(exerciseRequests.reject, () => pending, clubCoaches, {
    'of what somebody else has changed': outOfDate,
    'of what is archived': onArchived,
  }),
  'exerciseRequests.archive': row(exerciseRequests.archive, () => pending, clubCoaches, {
    'of what somebody else has changed': outOfDate,
    'of what is archived': onArchived,
  }),
  'exerciseRequests.takeBack': row(exerciseRequests.takeBack, () => archived, clubCoaches, {
    'of what somebody else has changed': outOfDate,
    'of what was neither refused nor archived': {
      by: 'coach',
      input: () => approved,
      outcome: 'nothing-to-take-back',
    },
  }),
  'exerciseRequests.addToLibrary': row(
    exerciseRequests.addToLibrary,
    () => ({ ...approved, exerciseId: uuidv7() }),
    clubCoaches,
    {
      'of what is not approved': {
        by: 'coach',
        input: () => ({ ...pending, exerciseId: uuidv7() }),
        outcome: 'request-not-approved',
      },
      'of what is there': {
        by: 'coach',
        input: () => ({ ...alreadyAdded, exerciseId: uuidv7() }),
        outcome: 'already-added',
      },
    },
  ),
  'exerciseRequests.addToNextSession': row(exerciseRequests.addToNextSession, () => approved, clubCoaches, {
    'of what is not approved': { by: 'coach', input: () => pending, outcome: 'request-not-approved' },
    'of what is there': { by: 'coach', input: () => alreadyAdded, outcome: 'already-added' },
    'when there is none': {
      by: 'coach',
      input: (situation) => deleteUpcomingSessions(situation, approved),
      outcome: 'no-next-session',
    },
  }),
}
