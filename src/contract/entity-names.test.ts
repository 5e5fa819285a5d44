import type * as v from 'valibot'
import { expect, test } from 'vitest'
import { whoAmI } from './accounts.ts'
import { clubPage } from './clubs.ts'
import { exerciseRequest } from './exercise-requests.ts'
import { exercise } from './exercises.ts'
import { list as players, playerRecord } from './players.ts'
import { profile } from './profiles.ts'
import { evaluation } from './technique-evaluations.ts'
import { trainingSession } from './training-sessions.ts'

// The specification's section 3. That real answers have them is shown by test/endpoints/access.test.ts.

const played = 'firstName lastName email role playingStyle preferredHand playerType goals'
const account = 'firstName lastName email role clubId createdAt updatedAt active'
const evaluated = 'id name category status coachNotes lastEvaluation exerciseId evaluatedBy'

test.each([
  ['A player’s profile', profile, `id ${account} ${played} ranking statistics`],
  ['A player’s record', playerRecord, `id ${played} clubId ranking statistics evaluations lastEvaluation`],
  ['Whoever is signed in', whoAmI.entries.account, `id ${account}`],
  ['Statistics', profile.entries.statistics, 'totalSessions totalHours level joinDate lastActive'],
  ['A listed player', players.output.item, 'id firstName lastName email playingStyle aiSettings'],
  ['AI settings', players.output.item.entries.aiSettings, 'service initiative counterInitiative defense'],
  ['A club', clubPage, 'id name createdAt createdBy updatedAt active'],
  ['A club, to a coach', clubPage.entries.administration, 'code subscriptionPlan'],
  ['A session', trainingSession, 'id clubId title description date time duration players exercises feedback'],
  ['A participant', trainingSession.entries.players, 'id name'],
  ['An entry of a programme', trainingSession.entries.exercises, 'id technique effect description duration'],
  ['Feedback, by player', trainingSession.entries.feedback, 'playerId playerName rating comment createdAt'],
  [
    'An exercise',
    exercise,
    'id clubId type technique effect difficulty duration description createdBy createdAt updatedAt',
  ],
  [
    'A request',
    exerciseRequest,
    'id clubId playerId playerName type technique effect message status createdAt updatedAt updatedBy assignedTo assignedAt',
  ],
  ['An evaluation', evaluation, evaluated],
])('%s has the specification’s fields.', (_, schema, names) => {
  expect(fieldsOf(schema)).toEqual(expect.arrayContaining(names.split(' ')))
})

test('Feedback is a map, by the player’s id.', () => {
  expect(trainingSession.entries.feedback.type).toBe('record')
})

/** Unwraps nullable schemas, arrays and records. */
function fieldsOf(schema: v.GenericSchema): string[] {
  const { entries, wrapped, item, value } = schema as {
    entries?: object
    wrapped?: v.GenericSchema
    item?: v.GenericSchema
    value?: v.GenericSchema
  }
  if (entries) return Object.keys(entries)
  const inner = wrapped ?? item ?? value
  return inner ? fieldsOf(inner) : []
}
