import { afterEach, describe, expect, test } from 'vitest'
import type { Presence } from '../src/domain/attendance.ts'
import { isWrite } from '../src/contract/endpoint.ts'
import { endpoints } from '../src/contract/endpoints.ts'
import { vaiseId } from '../src/demo/club.ts'
import { type CallerName, callerNames, callers } from './endpoint-callers.ts'
import { fixtures } from './endpoint-fixtures.ts'
import { filledHouse } from './filled-house.ts'
import { request } from './house.ts'
import { eventStream, heardBy, liveServer } from './live.ts'
import { plannedSession } from './planned-session.ts'

/** What each caller's page hears; whoever is not named hears nothing. */
type Heard = Partial<Record<CallerName, string>>

const coaches = (topics: string): Heard => ({ coach: topics, otherCoach: topics })
const members = (topics: string): Heard => ({ ...coaches(topics), player: topics, otherPlayer: topics })
// The other player has no session together with the player, whose name would show there.
/** `ended`: no page of theirs shows anything until it has asked who they are. */
const withoutPlayer: Heard = {
  ...coaches('club training-sessions'),
  otherPlayer: 'club',
  player: 'ended',
}
const renamed: Heard = {
  ...coaches('club training-sessions exercise-requests'),
  player: 'me profile club training-sessions exercise-requests',
  otherPlayer: 'club',
}
const ofPlayersSession: Heard = { ...coaches('training-sessions'), player: 'training-sessions' }
const ofPlayersRequest: Heard = { ...coaches('exercise-requests'), player: 'exercise-requests' }
const ofPlayersScores: Heard = { ...coaches('player-scores'), player: 'player-scores' }
const ofPlayersTechniques: Heard = {
  ...coaches('technique-evaluations'),
  player: 'technique-evaluations',
}
const added = 'training-sessions exercise-requests'

const announced: Record<string, { by: CallerName; heard: Heard }> = {
  'accounts.signUp': { by: 'nobody', heard: {} },
  'accounts.signIn': { by: 'nobody', heard: { player: 'me' } },
  'accounts.signOut': { by: 'player', heard: { player: 'ended' } },
  'accounts.endLoginSession': { by: 'player', heard: { player: 'ended' } },
  // What these mail shows on no screen yet.
  'accounts.requestPasswordReset': { by: 'nobody', heard: {} },
  'accounts.requestEmailChange': { by: 'player', heard: {} },
  'accounts.requestEmailConfirmation': { by: 'player', heard: {} },
  'accounts.resetPassword': { by: 'nobody', heard: { ...coaches('club'), player: 'ended' } },
  'accounts.changePassword': { by: 'player', heard: { player: 'me' } },
  'accounts.confirmEmail': {
    by: 'nobody',
    heard: { ...coaches('club'), player: 'me profile club training-sessions' },
  },
  'accounts.renameMyself': { by: 'player', heard: renamed },
  'clubs.found': { by: 'clublessCoach', heard: { clublessCoach: 'ended' } },
  'clubs.join': { by: 'clublessPlayer', heard: { ...members('club'), clublessPlayer: 'ended' } },
  'clubs.leave': { by: 'player', heard: withoutPlayer },
  'clubs.update': { by: 'coach', heard: members('club me profile training-sessions') },
  'clubs.renewCode': { by: 'coach', heard: coaches('club') },
  'clubs.removeMember': { by: 'coach', heard: withoutPlayer },
  'clubs.acceptMember': { by: 'coach', heard: { ...members('club'), waitingCoach: 'ended' } },
  'clubs.readmitMember': { by: 'coach', heard: coaches('club') },
  'clubs.handOver': { by: 'coach', heard: members('club') },
  'clubs.refuseMember': { by: 'coach', heard: { ...coaches('club'), waitingCoach: 'me' } },
  // What was seen on one device goes on standing out on another, until it is opened again.
  'playerProgress.markSeen': { by: 'player', heard: {} },
  'players.saveScores': { by: 'coach', heard: ofPlayersScores },
  'profiles.update': { by: 'player', heard: renamed },
  'exerciseRequests.create': { by: 'player', heard: ofPlayersRequest },
  'exerciseRequests.takeCharge': { by: 'coach', heard: ofPlayersRequest },
  'exerciseRequests.approve': { by: 'coach', heard: ofPlayersRequest },
  'exerciseRequests.reject': { by: 'coach', heard: ofPlayersRequest },
  'exerciseRequests.archive': { by: 'coach', heard: ofPlayersRequest },
  'exerciseRequests.takeBack': { by: 'coach', heard: ofPlayersRequest },
  'exerciseRequests.addToLibrary': {
    by: 'coach',
    heard: { ...coaches('exercises exercise-requests'), player: 'exercise-requests' },
  },
  'exerciseRequests.addToNextSession': { by: 'coach', heard: { ...coaches(added), player: added } },
  'exercises.create': { by: 'coach', heard: coaches('exercises') },
  'exercises.update': { by: 'coach', heard: coaches('exercises') },
  'exercises.remove': { by: 'coach', heard: coaches('exercises') },
  'techniqueEvaluations.evaluate': { by: 'coach', heard: ofPlayersTechniques },
  // Nothing has changed until Stripe says so.
  'subscription.checkout': { by: 'coach', heard: {} },
  'subscription.portal': { by: 'coach', heard: {} },
  'trainingSessions.create': { by: 'coach', heard: ofPlayersSession },
  'trainingSessions.update': { by: 'coach', heard: ofPlayersSession },
  'trainingSessions.remove': { by: 'coach', heard: ofPlayersSession },
  'trainingSessions.restore': { by: 'coach', heard: ofPlayersSession },
  'trainingSessions.giveFeedback': { by: 'player', heard: ofPlayersSession },
  'trainingSessions.markPresence': { by: 'coach', heard: ofPlayersSession },
  'trainingSessions.markAllPresent': { by: 'coach', heard: ofPlayersSession },
  'trainingSessions.giveReply': { by: 'player', heard: ofPlayersSession },
}

const { house, cookies, putBack } = await filledHouse()
const server = await liveServer(house)

afterEach(putBack)

test('Of every write it is said who hears of it', () => {
  const writes = [...endpoints].filter(([, endpoint]) => isWrite(endpoint)).map(([name]) => name)
  expect(Object.keys(announced).toSorted()).toEqual(writes.toSorted())
})

describe('is heard of by whoever may see it, and by nobody else:', () => {
  test.each(Object.entries(announced))('%s', async (name, { by, heard }) => {
    const pages = await onePageEach()
    const { endpoint, input } = fixtures.get(name)!
    const cookie = cookies.get(by)
    const given = await input({ house, me: callers[by] })
    const answer = await request(house.app, endpoint, given, { ...(cookie && { cookie }) })
    expect(answer.status).toBe(200)
    expect(await pages.heard()).toEqual(heard)
    pages.close()
  })

  test('a session without a player whom it had: that one too', async () => {
    const pages = await onePageEach()
    const { endpoint, input } = fixtures.get('trainingSessions.update')!
    const plan = (await input({ house, me: callers.coach })) as object
    const options = { cookie: cookies.get('coach')! }
    await request(house.app, endpoint, { ...plan, playerIds: [callers.otherPlayer.id] }, options)
    expect(await pages.heard()).toEqual({ ...ofPlayersSession, otherPlayer: 'training-sessions' })
    pages.close()
  })

  test('the first mark of a roll: it changes the statistics of whoever else took part', async () => {
    const players = { [callers.player.id]: null, [callers.otherPlayer.id]: null }
    const id = await plannedSession(house, { clubId: vaiseId, inDays: -1, players })
    const pages = await onePageEach()
    const { endpoint } = fixtures.get('trainingSessions.markPresence')!
    const mark = async (presence: Presence | null, was: Presence | null) => {
      const input = { id, playerId: callers.player.id, presence, was }
      await request(house.app, endpoint, input, { cookie: cookies.get('coach')! })
      return pages.heard()
    }
    const withOthers = { ...ofPlayersSession, otherPlayer: 'profile' }
    expect(await mark('present', null)).toEqual(withOthers)
    expect(await mark('absent', 'present')).toEqual(ofPlayersSession)
    expect(await mark(null, 'absent')).toEqual(withOthers)
    expect(await mark(null, null)).toEqual({})
    pages.close()
  })

  test('a coach’s new name: it stands beside rolls and requests', async () => {
    const pages = await onePageEach()
    const { endpoint, input } = fixtures.get('accounts.renameMyself')!
    const given = await input({ house, me: callers.coach })
    await request(house.app, endpoint, given, { cookie: cookies.get('coach')! })
    const everywhere = 'club training-sessions'
    expect(await pages.heard()).toEqual({
      coach: `me ${everywhere} exercise-requests`,
      otherCoach: `${everywhere} exercise-requests`,
      player: `${everywhere} exercise-requests`,
      // Léa has not answered what he asked for.
      otherPlayer: everywhere,
    })
    pages.close()
  })

  test('a refused write: not at all', async () => {
    const pages = await onePageEach()
    const { endpoint, exceptions } = fixtures.get('trainingSessions.giveFeedback')!
    const { by, input } = exceptions['a second time']!
    const given = await input({ house, me: callers[by] })
    expect((await request(house.app, endpoint, given, { cookie: cookies.get(by)! })).status).toBe(409)
    expect(await pages.heard()).toEqual({})
    pages.close()
  })
})

async function onePageEach() {
  const names = callerNames.filter((name) => cookies.has(name))
  const streams = await Promise.all(names.map((name) => eventStream(server, cookies.get(name))))
  return {
    async heard(): Promise<Record<string, string>> {
      const accounts = names.map((name) => callers[name]!.id)
      const topics = await heardBy(server, accounts, streams)
      const heard = names.map((name, n) => [name, (topics[n] ?? []).join(' ')] as const)
      return Object.fromEntries(heard.filter(([, text]) => text !== ''))
    },
    close: () => streams.forEach((stream) => stream.close()),
  }
}
