import { v7 as uuidv7 } from 'uuid'
import { afterEach, describe, expect, test } from 'vitest'
import type { Presence } from '../../src/domain/attendance.ts'
import * as clubExports from '../../src/contract/club-exports.ts'
import * as clubs from '../../src/contract/clubs.ts'
import { isWrite } from '../../src/contract/endpoint.ts'
import { endpoints } from '../../src/contract/endpoints.ts'
import { vaiseId } from '../../src/demo/club.ts'
import { exportClub } from '../../src/server/club-exports/export-job.ts'
import { request } from '../support/context.ts'
import { eventStream, receivedEvents, liveServer } from '../support/live.ts'
import { writerWith } from '../support/v1.ts'
import { insertApiKey, writesEverything } from '../club/api-key-fixtures.ts'
import { plannedSession } from '../club/planned-session.ts'
import { type CallerName, callerNames, callers } from './callers.ts'
import { fixtures } from './fixtures.ts'
import { createFilledContext } from './filled-context.ts'

/** The topics that each caller's page receives; callers who are not listed receive none. */
type Events = Partial<Record<CallerName, string>>

const coaches = (topics: string): Events => ({ coach: topics, otherCoach: topics, assistant: topics })
const members = (topics: string): Events => ({ ...coaches(topics), player: topics, otherPlayer: topics })
// The other player has no session together with the player, whose name would show there.
/** `ended`: their pages show nothing until they have fetched `me` again. */
const withoutPlayer: Events = {
  ...coaches('club journal training-sessions'),
  otherPlayer: 'club',
  player: 'ended',
}
const renamed: Events = {
  ...coaches('club training-sessions exercise-requests'),
  player: 'me profile club training-sessions exercise-requests',
  otherPlayer: 'club',
}
const ofPlayersSession: Events = { ...coaches('training-sessions'), player: 'training-sessions' }
const ofPlayersRequest: Events = { ...coaches('exercise-requests'), player: 'exercise-requests' }
const ofPlayersScores: Events = { ...coaches('player-scores journal'), player: 'player-scores' }
const ofPlayersTechniques: Events = {
  ...coaches('technique-evaluations'),
  player: 'technique-evaluations',
}
const added = 'training-sessions exercise-requests'
const ofPlayersSeries = { ...ofPlayersSession, ...coaches('training-sessions journal') }

/** Whoever belongs to the club, or waits for it, has it no more, or again. */
const closedToAll: Events = {
  coach: 'ended',
  otherCoach: 'ended',
  assistant: 'ended',
  player: 'ended',
  otherPlayer: 'ended',
  waitingCoach: 'ended',
}

const announced: Record<string, { by: CallerName; events: Events }> = {
  'accounts.signUp': { by: 'nobody', events: {} },
  'accounts.signIn': { by: 'nobody', events: { player: 'me' } },
  'accounts.signOut': { by: 'player', events: { player: 'ended' } },
  'accounts.endLoginSession': { by: 'player', events: { player: 'ended' } },
  // These only send mails: no screen changes.
  'accounts.requestPasswordReset': { by: 'nobody', events: {} },
  'accounts.requestEmailChange': { by: 'player', events: {} },
  'accounts.requestEmailConfirmation': { by: 'player', events: {} },
  'accounts.resetPassword': { by: 'nobody', events: { ...coaches('club'), player: 'ended' } },
  'accounts.changePassword': { by: 'player', events: { player: 'me' } },
  'accounts.confirmEmail': {
    by: 'nobody',
    events: { ...coaches('club'), player: 'me profile club training-sessions' },
  },
  'accounts.renameMyself': { by: 'player', events: renamed },
  'apiKeys.create': { by: 'coach', events: coaches('api-keys journal') },
  'apiKeys.end': { by: 'coach', events: coaches('api-keys journal') },
  'calendarFeeds.open': { by: 'player', events: { player: 'me' } },
  // There is none.
  'calendarFeeds.close': { by: 'player', events: {} },
  'notifications.update': { by: 'player', events: { player: 'me' } },
  'notifications.subscribe': { by: 'player', events: {} },
  'notifications.unsubscribe': { by: 'player', events: {} },
  'notifications.sendTrial': { by: 'player', events: {} },
  'categoryTarget.update': { by: 'coach', events: coaches('analyses') },
  'clubClosing.close': { by: 'coach', events: closedToAll },
  'clubClosing.reopen': { by: 'coach', events: closedToAll },
  'clubs.create': { by: 'clublessCoach', events: { clublessCoach: 'ended' } },
  'clubs.join': {
    by: 'clublessPlayer',
    events: { ...members('club'), ...coaches('club journal'), clublessPlayer: 'ended' },
  },
  'clubs.leave': { by: 'player', events: withoutPlayer },
  'clubs.update': {
    by: 'coach',
    events: {
      ...members('club me profile training-sessions'),
      ...coaches('journal club me profile training-sessions'),
    },
  },
  'clubs.renewCode': { by: 'coach', events: coaches('club journal') },
  'clubs.removeMember': { by: 'coach', events: withoutPlayer },
  'clubs.acceptMember': {
    by: 'coach',
    events: { ...members('club'), ...coaches('club journal'), waitingCoach: 'ended' },
  },
  'clubs.readmitMember': { by: 'coach', events: coaches('club journal') },
  'clubs.handOver': { by: 'coach', events: { ...members('club'), ...coaches('club journal') } },
  'clubs.nameMember': {
    by: 'coach',
    events: { ...members('club'), ...coaches('club journal'), assistant: 'ended' },
  },
  'clubs.refuseMember': { by: 'coach', events: { ...coaches('club journal'), waitingCoach: 'me' } },
  // Another device highlights what was seen on this one until its page is opened again.
  'playerProgress.markSeen': { by: 'player', events: {} },
  // Who has not entered has nothing open.
  'players.invite': { by: 'coach', events: coaches('profile') },
  // The stream of whoever is new would end: the account has none.
  'children.correct': { by: 'coach', events: members('club') },
  'children.giveDeviceCode': { by: 'coach', events: coaches('journal') },
  'children.openDevice': { by: 'nobody', events: coaches('journal profile') },
  'children.endDevice': { by: 'coach', events: coaches('journal profile') },
  'guardians.invite': { by: 'coach', events: coaches('journal profile club training-sessions') },
  'guardians.accept': {
    by: 'coach',
    events: { ...coaches('journal profile club training-sessions'), clublessPlayer: 'ended' },
  },
  'guardians.end': {
    by: 'coach',
    events: { ...coaches('journal profile club training-sessions'), clublessPlayer: 'ended' },
  },
  'guardians.signUp': { by: 'nobody', events: coaches('profile club training-sessions') },
  'family.follow': {
    by: 'guardian',
    events: { ...coaches('profile club training-sessions'), guardian: 'me family' },
  },
  'family.giveReply': { by: 'guardian', events: coaches('training-sessions') },
  'family.leave': {
    by: 'guardian',
    events: { ...coaches('journal profile club training-sessions'), guardian: 'ended' },
  },
  'children.add': { by: 'coach', events: { ...members('club'), ...coaches('club journal') } },
  'players.setRanking': { by: 'coach', events: { ...coaches('profile'), player: 'me profile' } },
  'federation.update': { by: 'coach', events: { ...coaches('profile'), player: 'profile' } },
  'federation.updateOwn': { by: 'player', events: { ...coaches('profile'), player: 'profile' } },
  'federation.addRanking': { by: 'coach', events: { ...coaches('profile'), player: 'profile' } },
  // What is newest is the ranking, which stands in the profile.
  'federation.correctRanking': { by: 'coach', events: { ...coaches('profile'), player: 'me profile' } },
  'federation.removeRanking': { by: 'coach', events: { ...coaches('profile'), player: 'me profile' } },
  'players.saveScores': { by: 'coach', events: ofPlayersScores },
  'profiles.update': { by: 'player', events: renamed },
  'exerciseRequests.create': { by: 'player', events: ofPlayersRequest },
  'exerciseRequests.takeCharge': { by: 'coach', events: ofPlayersRequest },
  'exerciseRequests.approve': { by: 'coach', events: ofPlayersRequest },
  'exerciseRequests.reject': { by: 'coach', events: ofPlayersRequest },
  'exerciseRequests.archive': { by: 'coach', events: ofPlayersRequest },
  'exerciseRequests.takeBack': { by: 'coach', events: ofPlayersRequest },
  'exerciseRequests.addToLibrary': {
    by: 'coach',
    events: { ...coaches('exercises exercise-requests'), player: 'exercise-requests' },
  },
  'exerciseRequests.addToNextSession': { by: 'coach', events: { ...coaches(added), player: added } },
  'clubExports.create': { by: 'coach', events: { ...coaches('journal'), coach: 'club-export journal' } },
  'exerciseMarks.mark': { by: 'coach', events: coaches('exercises') },
  'drillFiles.create': { by: 'coach', events: coaches('exercises') },
  'exercises.create': { by: 'coach', events: coaches('exercises') },
  'exercises.update': { by: 'coach', events: coaches('exercises') },
  'exercises.remove': { by: 'coach', events: coaches('exercises') },
  'groups.create': { by: 'coach', events: coaches('groups journal') },
  'groups.update': { by: 'coach', events: coaches('groups journal') },
  'groups.remove': { by: 'coach', events: coaches('groups journal') },
  // A player leaves.
  'seasons.open': {
    by: 'coach',
    events: { ...withoutPlayer, ...coaches('club journal training-sessions seasons') },
  },
  // A draft is of whoever makes it.
  'playerImports.create': { by: 'coach', events: { coach: 'player-imports' } },
  'playerImports.setColumns': { by: 'coach', events: { coach: 'player-imports' } },
  'playerImports.confirm': { by: 'coach', events: coaches('player-imports journal') },
  'playerImports.undo': { by: 'coach', events: coaches('player-imports journal') },
  // Whoever signs in again is not in the list of devices of the others: every one is signed out.
  'ownData.requestDeletion': { by: 'player', events: { player: 'ended' } },
  'ownData.keepAccount': { by: 'nobody', events: { player: 'me' } },
  'closures.chooseZone': { by: 'coach', events: { ...members('closures'), ...coaches('closures journal') } },
  'closures.create': { by: 'coach', events: { ...members('closures'), ...coaches('closures journal') } },
  // There is none.
  'closures.remove': { by: 'coach', events: members('closures') },
  'sessionSeries.create': { by: 'coach', events: ofPlayersSeries },
  'sessionSeries.extend': { by: 'coach', events: ofPlayersSeries },
  'sessionSeries.cancelDates': { by: 'coach', events: ofPlayersSession },
  'places.create': { by: 'coach', events: members('places') },
  'places.update': { by: 'coach', events: members('places') },
  'places.remove': { by: 'coach', events: members('places') },
  'techniqueEvaluations.evaluate': { by: 'coach', events: ofPlayersTechniques },
  // Nothing changes before Stripe's webhook.
  'subscription.checkout': { by: 'coach', events: {} },
  'subscription.portal': { by: 'coach', events: {} },
  'subscription.terminateContract': { by: 'nobody', events: {} },
  // Nobody else of the club reads what a coach asks.
  'support.ask': { by: 'coach', events: { coach: 'support' } },
  'support.write': { by: 'coach', events: { coach: 'support' } },
  'trainingSessions.create': { by: 'coach', events: ofPlayersSession },
  'trainingSessions.update': { by: 'coach', events: ofPlayersSession },
  'trainingSessions.remove': { by: 'coach', events: ofPlayersSession },
  'trainingSessions.cancel': { by: 'coach', events: ofPlayersSession },
  'trainingSessions.reinstate': { by: 'coach', events: ofPlayersSession },
  'trainingSessions.restore': { by: 'coach', events: ofPlayersSession },
  'trainingSessions.giveFeedback': { by: 'player', events: ofPlayersSession },
  // Of a session that is over: its roll is corrected.
  'trainingSessions.markPresence': {
    by: 'coach',
    events: { ...ofPlayersSession, ...coaches('training-sessions journal') },
  },
  'trainingSessions.markAllPresent': { by: 'coach', events: ofPlayersSession },
  'trainingSessions.addArrival': { by: 'coach', events: ofPlayersSession },
  'trainingSessions.giveReply': { by: 'player', events: ofPlayersSession },
  // It begins the session.
  'hall.addEvent': {
    by: 'coach',
    events: { ...coaches('training-sessions hall'), player: 'training-sessions' },
  },
  'pairsApart.keepApart': { by: 'coach', events: coaches('hall') },
}

const { context, cookies, restoreDatabase } = await createFilledContext()
const server = await liveServer(context)

afterEach(restoreDatabase)

test('Every write has a list of recipients', () => {
  const writes = [...endpoints].filter(([, endpoint]) => isWrite(endpoint)).map(([name]) => name)
  expect(Object.keys(announced).toSorted()).toEqual(writes.toSorted())
})

describe('is announced to those who may see it, and to nobody else:', () => {
  test.each(Object.entries(announced))('%s', async (name, { by, events }) => {
    const pages = await onePageEach()
    const { endpoint, input } = fixtures.get(name)!
    const cookie = cookies.get(by)
    const given = await input({ context, me: callers[by] })
    const answer = await request(context.app, endpoint, given, { ...(cookie && { cookie }) })
    expect(answer.status).toBe(200)
    expect(await pages.events()).toEqual(events)
    pages.close()
  })

  test('a session from which a player was removed: to that player too', async () => {
    const pages = await onePageEach()
    const { endpoint, input } = fixtures.get('trainingSessions.update')!
    const plan = (await input({ context, me: callers.coach })) as object
    const options = { cookie: cookies.get('coach')! }
    await request(context.app, endpoint, { ...plan, playerIds: [callers.otherPlayer.id] }, options)
    expect(await pages.events()).toEqual({ ...ofPlayersSession, otherPlayer: 'training-sessions' })
    pages.close()
  })

  test('the first mark of a roll call: it changes the statistics of the other participants', async () => {
    const players = { [callers.player.id]: null, [callers.otherPlayer.id]: null }
    const id = await plannedSession(context, { clubId: vaiseId, inDays: -1, players })
    const pages = await onePageEach()
    const { endpoint } = fixtures.get('trainingSessions.markPresence')!
    const mark = async (presence: Presence | null, was: Presence | null) => {
      const input = { id, playerId: callers.player.id, presence, was }
      await request(context.app, endpoint, input, { cookie: cookies.get('coach')! })
      return pages.events()
    }
    const withOthers = { ...ofPlayersSession, otherPlayer: 'profile' }
    expect(await mark('present', null)).toEqual(withOthers)
    // The session is over: what its roll said of somebody is corrected.
    const corrected = coaches('training-sessions journal')
    expect(await mark('absent', 'present')).toEqual({ ...ofPlayersSession, ...corrected })
    expect(await mark(null, 'absent')).toEqual({ ...withOthers, ...corrected })
    expect(await mark(null, null)).toEqual({})
    pages.close()
  })

  test('a coach’s new name: it is shown beside roll calls and requests', async () => {
    const pages = await onePageEach()
    const { endpoint, input } = fixtures.get('accounts.renameMyself')!
    const given = await input({ context, me: callers.coach })
    await request(context.app, endpoint, given, { cookie: cookies.get('coach')! })
    const everywhere = 'club training-sessions'
    expect(await pages.events()).toEqual({
      coach: `me ${everywhere} exercise-requests`,
      otherCoach: `${everywhere} exercise-requests`,
      assistant: `${everywhere} exercise-requests`,
      player: `${everywhere} exercise-requests`,
      // Léa has not answered what he asked for.
      otherPlayer: everywhere,
    })
    pages.close()
  })

  test('what a program writes with a key: as if a coach had', async () => {
    await context.db
      .updateTable('clubs')
      .set({ subscription_plan: 'pro' })
      .where('id', '=', vaiseId)
      .execute()
    const key = { clubId: vaiseId, coachId: callers.coach.id, access: writesEverything }
    const program = writerWith(context.app, (await insertApiKey(context, key)).secret)
    const pages = await onePageEach()
    const players = [{ id: callers.player.id }]
    const session = { title: 'Stage', date: '2027-03-02', time: '18:00', duration: '1h30', players }
    expect((await program.create('sessions', session)).status).toBe(201)
    expect(await pages.events()).toEqual(ofPlayersSession)
    const evaluation = { playerId: callers.player.id, id: 'service-1', status: 'mastered' }
    expect((await program.create('evaluations', evaluation)).status).toBe(201)
    expect(await pages.events()).toEqual(ofPlayersTechniques)
    pages.close()
  })

  test('the progress of an export: to the owner of now too', async () => {
    const by = (name: CallerName) => ({ cookie: cookies.get(name)! })
    const id = uuidv7()
    await request(context.app, clubExports.create, { id }, by('coach'))
    await request(context.app, clubs.handOver, { id: callers.otherCoach.id }, by('coach'))
    const pages = await onePageEach()
    await exportClub(context, id)
    const events = await pages.events()
    expect(Object.keys(events)).toEqual(['coach', 'otherCoach'])
    for (const topics of Object.values(events))
      expect(new Set(topics.split(' '))).toEqual(new Set(['club-export']))
    pages.close()
  })

  test('a refused write: to nobody', async () => {
    const pages = await onePageEach()
    const { endpoint, exceptions } = fixtures.get('trainingSessions.giveFeedback')!
    const { by, input } = exceptions['a second time']!
    const given = await input({ context, me: callers[by] })
    expect((await request(context.app, endpoint, given, { cookie: cookies.get(by)! })).status).toBe(409)
    expect(await pages.events()).toEqual({})
    pages.close()
  })
})

async function onePageEach() {
  const names = callerNames.filter((name) => cookies.has(name))
  const streams = await Promise.all(names.map((name) => eventStream(server, cookies.get(name))))
  return {
    async events(): Promise<Record<string, string>> {
      const accounts = names.map((name) => callers[name]!.id)
      const topics = await receivedEvents(server, accounts, streams)
      const events = names.map((name, n) => [name, (topics[n] ?? []).join(' ')] as const)
      return Object.fromEntries(events.filter(([, text]) => text !== ''))
    },
    close: () => streams.forEach((stream) => stream.close()),
  }
}
