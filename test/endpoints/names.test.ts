import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { confirmEmail } from '../../src/contract/accounts.ts'
import { show as showClub } from '../../src/contract/clubs.ts'
import { giveReply, list as listSessions } from '../../src/contract/training-sessions.ts'
import { vaiseId } from '../../src/demo/club.ts'
import { people } from '../../src/demo/club-people.ts'
import { caller, request } from '../support/context.ts'
import { plannedSession } from '../club/planned-session.ts'
import { eventStream, receivedEvents, liveServer } from '../support/live.ts'
import { createAccountLink } from './situations.ts'
import { fixtures } from './fixtures.ts'
import { createFilledContext } from './filled-context.ts'

const { context, cookies, restoreDatabase } = await createFilledContext()
const server = await liveServer(context)
const cookie = cookies.get('player')!
const ines = caller(context.app, cookie)
const otherPlayers = Object.values(people).filter(
  ({ id, role, email }) => role === 'player' && id !== people.ines.id && email.endsWith('@pingvaise.example'),
)
const firstNames = new Set<string>(otherPlayers.map(({ firstName }) => firstName))
const lastNames = new RegExp(
  otherPlayers
    .map(({ lastName }) => lastName)
    .filter((name) => !firstNames.has(name))
    .join('|'),
)
const ofPlayers = [...fixtures].filter(([, { outcomes }]) => outcomes.player === 'ok')

// Inès joined with the code alone, and has not confirmed her address.
beforeEach(() => confirmedAt(null))
afterEach(restoreDatabase)

describe('A player whose address is not confirmed gets no other player’s last name:', () => {
  test.each(ofPlayers)('%s', async (_, { endpoint, input }) => {
    const given = await input({ context, me: people.ines })
    const answer = await request(context.app, endpoint, given, { cookie })
    expect(answer.status).toBe(200)
    expect(await answer.text()).not.toMatch(lastNames)
  })

  test('not even in the answer to a write', async () => {
    const id = await withTom()
    const session = await ines(giveReply, { id, reply: 'coming' })
    expect(session.players.map(({ name }) => name)).toEqual(['Inès Morel', 'Tom G.'])
  })
})

test('Coaches’ names and one’s own are complete.', async () => {
  const { coaches, players } = await ines(showClub, {})
  expect(coaches.map(({ firstName, lastName }) => `${firstName} ${lastName}`)).toEqual([
    'Léa Fontaine',
    'Manon Guérin',
    'Marc Delorme',
  ])
  const shown = players.map(({ firstName, lastName }) => `${firstName} ${lastName}`)
  expect(shown).toHaveLength(24)
  expect(shown).toContain('Inès Morel')
  expect(shown).toContain('Élodie V.')
  expect(shown.filter((name) => lastNames.test(name))).toEqual([])
})

test('With a confirmed address, or once a coach has accepted them, a player reads all names.', async () => {
  const seesAll = async () => {
    await withTom()
    const { sessions } = await ines(listSessions, { period: 'upcoming' })
    const club = JSON.stringify(await ines(showClub, {}))
    return [club, JSON.stringify(sessions)].map((text) => /Girard/.test(text))
  }
  expect(await seesAll()).toEqual([false, false])
  await acceptedAt(context.now())
  expect(await seesAll()).toEqual([true, true])
  await acceptedAt(null)
  expect(await seesAll()).toEqual([false, false])
  await confirmedAt(context.now())
  expect(await seesAll()).toEqual([true, true])
})

test('An open page receives an event of the confirmation, and then fetches all names.', async () => {
  const stream = await eventStream(server, cookie)
  const token = await createAccountLink({ context, me: null }, 'confirm-email')
  await caller(context.app)(confirmEmail, { token })
  const [topics] = await receivedEvents(server, [people.ines.id], [stream])
  expect(topics).toEqual(expect.arrayContaining(['me', 'club', 'training-sessions']))
  stream.close()
  expect(JSON.stringify(await ines(showClub, {}))).toMatch(lastNames)
})

function withTom(): Promise<string> {
  const players = { [people.ines.id]: null, [people.tom.id]: null }
  return plannedSession(context, { clubId: vaiseId, inDays: 1, players })
}

function confirmedAt(at: Date | null): Promise<unknown> {
  return context.db
    .updateTable('accounts')
    .set({ email_confirmed_at: at })
    .where('id', '=', people.ines.id)
    .execute()
}

function acceptedAt(at: Date | null): Promise<unknown> {
  return context.db
    .updateTable('memberships')
    .set({ accepted_at: at })
    .where('account_id', '=', people.ines.id)
    .execute()
}
