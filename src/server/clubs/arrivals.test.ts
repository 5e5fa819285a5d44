import { v7 as uuidv7 } from 'uuid'
import { describe, expect, test } from 'vitest'
import { caller, createTestContext } from '../../../test/support/context.ts'
import { queuedMailsTo, mailedTokenOf, runDigestJobs } from '../../../test/support/mails.ts'
import {
  type Club,
  createClub,
  createMember,
  type TestAccount,
  createAccount,
} from '../../../test/club/people.ts'
import { outcomes, refusal, wrongFields } from '../../../test/support/refusals.ts'
import * as accounts from '../../contract/accounts.ts'
import * as clubs from '../../contract/clubs.ts'
import { whoAmI } from '../accounts/who-am-i.ts'
import { createApp } from '../app.ts'
import { readEnv } from '../env.ts'

const context = await createTestContext()
const nobody = caller(context.app)
const dayMs = 24 * 3600 * 1000

describe('joining', () => {
  test('lets a player in at once, whatever the case of the code and the spaces around it', async () => {
    const club = await createClub(context)
    const player = await createAccount(context, 'player')
    const code = await club.code()
    const me = await player.call(clubs.join, { code: `  ${code.toUpperCase()} ` })
    expect(me.club?.id).toBe(club.id)
    expect(me.waitingFor).toBeNull()
    expect((await player.call(clubs.show, {})).players).toHaveLength(1)
    expect(await queuedMailsTo(context, club.coach.email)).toEqual([])
  })

  test('makes a coach wait, and mails the coaches of the club', async () => {
    const club = await createClub(context, 'TT Accueil')
    const coach = await createAccount(context, 'coach', { firstName: 'Inès', lastName: 'Moreau' })
    const me = await coach.call(clubs.join, { code: await club.code() })
    expect(me.club).toBeNull()
    expect(me.waitingFor?.clubName).toBe('TT Accueil')
    expect(await refusal(coach.call(clubs.show, {}))).toBe('no-club')
    const page = await club.coach.call(clubs.show, {})
    expect(page.coaches).toHaveLength(1)
    expect(page.administration?.waiting).toEqual([
      expect.objectContaining({ id: coach.id, role: 'coach', email: coach.email }),
    ])
    await runDigestJobs(context)
    const [mail, ...others] = await queuedMailsTo(context, club.coach.email)
    expect(others).toEqual([])
    expect(mail?.subject).toBe('Inès Moreau demande à rejoindre TT Accueil')
    expect(mail?.text).toContain(`${context.env.PUBLIC_URL}/coach/club`)
  })

  test('makes a player wait where the club approves arrivals', async () => {
    const club = await createClub(context, 'TT Prudent')
    const { name, timeZone, version } = await club.coach.call(clubs.show, {})
    await club.coach.call(clubs.update, { name, timeZone, version, approvesPlayers: true })
    const player = await createAccount(context, 'player')
    const me = await player.call(clubs.join, { code: await club.code() })
    expect(me.waitingFor?.clubName).toBe('TT Prudent')
    await runDigestJobs(context)
    expect(await queuedMailsTo(context, club.coach.email)).toHaveLength(1)
  })

  test('refuses an unknown code, an empty one, the code of a closed club, and a second club', async () => {
    const player = await createAccount(context, 'player')
    expect(await refusal(player.call(clubs.join, { code: 'codeinconnu' }))).toBe('club-code-unknown')
    expect(await refusal(player.call(clubs.join, { code: '%' }))).toBe('club-code-unknown')
    expect(await wrongFields(player.call(clubs.join, { code: '  ' }))).toEqual({ code: 'Code club requis' })
    expect(await refusal(nobody(clubs.join, { code: 'codeinconnu' }))).toBe('not-signed-in')

    const closed = await createClub(context)
    const closedCode = await closed.code()
    await closed.coach.call(clubs.leave, {})
    expect(await refusal(player.call(clubs.join, { code: closedCode }))).toBe('club-code-unknown')

    const [first, second] = [await createClub(context), await createClub(context)]
    const member = await createMember(context, first, 'player')
    expect(await refusal(member.call(clubs.join, { code: await second.code() }))).toBe('already-in-club')
    // The same refusal for an unknown code, so as not to reveal which codes exist.
    expect(await refusal(member.call(clubs.join, { code: 'codeinconnu' }))).toBe('already-in-club')
    const waiting = await createAccount(context, 'coach')
    await waiting.call(clubs.join, { code: await first.code() })
    expect(await refusal(waiting.call(clubs.join, { code: await second.code() }))).toBe('already-in-club')
  })

  test('is limited to ten tries an account', async () => {
    const club = await createClub(context)
    const guesser = await createAccount(context, 'player')
    const guess = () => refusal(guesser.call(clubs.join, { code: 'motdepasse' }))
    for (let tries = 0; tries < 10; tries += 1) expect(await guess()).toBe('club-code-unknown')
    expect(await guess()).toBe('too-many-attempts')
    const code = await club.code()
    expect(await refusal(guesser.call(clubs.join, { code }))).toBe('too-many-attempts')
    await createMember(context, club, 'player')
  })

  test('two clubs at the same instant succeeds once', async () => {
    const player = await createAccount(context, 'player')
    const codes = [await (await createClub(context)).code(), await (await createClub(context)).code()]
    const calls = codes.map((code) => player.call(clubs.join, { code }))
    expect(await outcomes(calls)).toEqual(['already-in-club', 'ok'])
  })
})

describe('a full club', () => {
  test('lets two of ten players in when two places are left and they come at once', async () => {
    const club = await fullBut(2)
    const players = await Promise.all(Array.from({ length: 10 }, () => createAccount(context, 'player')))
    const code = await club.code()
    expect(await outcomes(players.map((player) => player.call(clubs.join, { code })))).toEqual([
      ...Array.from({ length: 8 }, () => 'club-full-of-players'),
      'ok',
      'ok',
    ])
    const page = await club.coach.call(clubs.show, {})
    expect(page.players).toHaveLength(10)
    expect(page.administration?.limits).toEqual({ coach: 1, player: 10 })
    expect(page.administration?.planInForce).toBe('essential')
    expect(page.administration?.trialEndsAt).toBeNull()
  })

  test('mails its coaches once a day', async () => {
    const club = await fullBut(0)
    const code = await club.code()
    const player = await createAccount(context, 'player', { firstName: 'Noé', lastName: 'Faure' })
    const join = (writeId: string) => refusal(player.call(clubs.join, { code }, { writeId }))
    const writeId = uuidv7()
    for (const id of [writeId, writeId, uuidv7()]) expect(await join(id)).toBe('club-full-of-players')
    const [mail, ...others] = await queuedMailsTo(context, club.coach.email)
    expect(others).toEqual([])
    expect(mail?.text).toContain('Noé Faure a voulu rejoindre Ping Club de Vaise')
    expect(mail?.text).toContain('votre formule Essential est limitée à 10 joueurs.')

    const before = context.clock.now
    context.clock.now = new Date(before.getTime() + dayMs)
    expect(await join(uuidv7())).toBe('club-full-of-players')
    expect(await queuedMailsTo(context, club.coach.email)).toHaveLength(2)
    context.clock.now = before

    const [leaving] = (await club.coach.call(clubs.show, {})).players
    await club.coach.call(clubs.removeMember, { id: leaving?.id ?? '' })
    expect(await join(writeId)).toBeNull()
  })

  test('does not count those who wait, and refuses to accept one too many', async () => {
    const club = await fullBut(1)
    const { name, timeZone, version } = await club.coach.call(clubs.show, {})
    await club.coach.call(clubs.update, { name, timeZone, version, approvesPlayers: true })
    const code = await club.code()
    const waiting = [await createAccount(context, 'player'), await createAccount(context, 'player')]
    for (const player of waiting) await player.call(clubs.join, { code })
    expect(await outcomes(waiting.map(({ id }) => club.coach.call(clubs.acceptMember, { id })))).toEqual([
      'club-full-of-players',
      'ok',
    ])
    const coach = await createAccount(context, 'coach')
    await coach.call(clubs.join, { code })
    expect(await refusal(club.coach.call(clubs.acceptMember, { id: coach.id }))).toBe('club-full-of-coaches')
    expect((await club.coach.call(clubs.show, {})).administration?.waiting).toHaveLength(2)
  })

  test('shows those who wait why nobody can accept them, until somebody can', async () => {
    const club = await fullBut(0)
    const { name, timeZone, version, players } = await club.coach.call(clubs.show, {})
    await club.coach.call(clubs.update, { name, timeZone, version, approvesPlayers: true })
    const [player, coach] = [await createAccount(context, 'player'), await createAccount(context, 'coach')]
    const code = await club.code()
    for (const each of [player, coach]) await each.call(clubs.join, { code })
    const obstacles = async () =>
      Promise.all(
        [player, coach].map(async ({ call }) => (await call(accounts.me, {}))?.waitingFor?.obstacle),
      )
    expect(await obstacles()).toEqual(['club-full-of-players', 'club-full-of-coaches'])
    await club.coach.call(clubs.removeMember, { id: players[0]?.id ?? '' })
    expect(await obstacles()).toEqual([null, 'club-full-of-coaches'])

    await endSubscription(club)
    expect(await obstacles()).toEqual(['subscription-required', 'subscription-required'])
    const free = createApp({ ...context, env: readEnv({ BILLING: 'off' }) })
    const me = await caller(free, coach.cookie)(accounts.me, {})
    expect(me?.waitingFor?.obstacle).toBeNull()
  })

  test('is never full with BILLING=off', async () => {
    const club = await fullBut(0)
    const free = createApp({ ...context, env: readEnv({ BILLING: 'off' }) })
    const player = await createAccount(context, 'player')
    const me = await caller(free, player.cookie)(clubs.join, { code: await club.code() })
    expect(me.club?.id).toBe(club.id)
  })

  async function endSubscription({ id }: Club): Promise<void> {
    await context.db
      .updateTable('clubs')
      .set({ read_only_from: context.now() })
      .where('id', '=', id)
      .execute()
  }

  /** On the plan Essential, after its trial. */
  async function fullBut(places: number): Promise<Club> {
    const club = await createClub(context)
    await context.db
      .updateTable('clubs')
      .set({ trial_ends_at: context.now() })
      .where('id', '=', club.id)
      .execute()
    await Promise.all(Array.from({ length: 10 - places }, () => createMember(context, club, 'player')))
    return club
  }
})

describe('accepting', () => {
  test('makes a coach a member, mails them, and reactivates an account that a removal deactivated', async () => {
    const club = await createClub(context, 'TT Bienvenue')
    const coach = await createMember(context, club, 'coach')
    const [mail] = await queuedMailsTo(context, coach.email)
    expect(mail?.subject).toBe('Bienvenue dans TT Bienvenue')
    expect(mail?.text).toContain(`${context.env.PUBLIC_URL}/coach/club`)
    expect((await coach.call(clubs.show, {})).administration?.code).toBe(await club.code())

    await club.coach.call(clubs.removeMember, { id: coach.id })
    expect((await whoAmI(context.db, coach.id, context)).account.active).toBe(false)
    await club.coach.call(clubs.readmitMember, { id: coach.id })
    await coach.call(clubs.join, { code: await club.code() })
    expect((await whoAmI(context.db, coach.id, context)).account.active).toBe(false)
    await club.coach.call(clubs.acceptMember, { id: coach.id })
    expect((await whoAmI(context.db, coach.id, context)).account.active).toBe(true)
  })

  test('of a coach needs a confirmed address: they are told, and the page of the club says so', async () => {
    const club = await createClub(context)
    const coach = await createAccount(context, 'coach', { confirmed: false })
    await coach.call(clubs.join, { code: await club.code() })
    const accept = () => refusal(club.coach.call(clubs.acceptMember, { id: coach.id }))
    const confirmedOnPage = async () =>
      (await club.coach.call(clubs.show, {})).administration?.waiting.map(
        ({ emailConfirmed }) => emailConfirmed,
      )
    const obstacle = async () => (await coach.call(accounts.me, {}))?.waitingFor?.obstacle
    expect([await accept(), await obstacle(), await confirmedOnPage()]).toEqual([
      'email-unconfirmed',
      'email-unconfirmed',
      [false],
    ])
    expect(await queuedMailsTo(context, coach.email)).toEqual([])
    // There is nothing to decide yet.
    await runDigestJobs(context)
    expect(await queuedMailsTo(context, club.coach.email)).toEqual([])

    await confirm(coach)
    await runDigestJobs(context)
    const [mail, ...others] = await queuedMailsTo(context, club.coach.email)
    expect(others).toEqual([])
    expect(mail?.text).toContain(`(${coach.email}) souhaite rejoindre`)
    expect([await obstacle(), await confirmedOnPage(), await accept()]).toEqual([null, [true], null])
  })

  test('of a player needs none', async () => {
    const club = await createClub(context)
    const { version } = await club.coach.call(clubs.show, {})
    await club.coach.call(clubs.update, { version, approvesPlayers: true })
    const player = await createAccount(context, 'player', { confirmed: false })
    await player.call(clubs.join, { code: await club.code() })
    expect(await refusal(club.coach.call(clubs.acceptMember, { id: player.id }))).toBeNull()
  })

  test('of a coach is mailed to every coach, with name and address; of a player to none', async () => {
    const club = await createClub(context, 'TT Ouvert')
    const second = await createMember(context, club, 'coach')
    const third = await createAccount(context, 'coach', { firstName: 'Nour', lastName: 'Attal' })
    await third.call(clubs.join, { code: await club.code() })
    await second.call(clubs.acceptMember, { id: third.id })
    const subject = 'Nour Attal est maintenant entraineur de TT Ouvert'
    const heard = async (each: TestAccount) =>
      (await queuedMailsTo(context, each.email)).filter((mail) => mail.subject === subject)
    for (const coach of [club.coach, second]) {
      const [mail, ...others] = await heard(coach)
      expect(others).toEqual([])
      expect(mail?.text).toContain(
        `Camille Roux a accepté Nour Attal (${third.email}) comme entraineur de TT Ouvert.`,
      )
    }
    expect(await heard(third)).toEqual([])

    const before = (await queuedMailsTo(context, club.coach.email)).length
    await createMember(context, club, 'player')
    expect(await queuedMailsTo(context, club.coach.email)).toHaveLength(before)
  })

  test('by two coaches at once: one decides, the other is refused', async () => {
    const { club, waiting, second } = await waitingFor()
    const accept = (by: TestAccount) => by.call(clubs.acceptMember, { id: waiting.id })
    expect(await outcomes([accept(club.coach), accept(second)])).toEqual(['not-waiting', 'ok'])
    expect(await queuedMailsTo(context, waiting.email)).toHaveLength(1)
  })

  test('while another coach refuses leaves one decision and one mail', async () => {
    const { club, waiting, second } = await waitingFor()
    const [accepted, refused] = await Promise.all([
      refusal(club.coach.call(clubs.acceptMember, { id: waiting.id })),
      refusal(second.call(clubs.refuseMember, { id: waiting.id })),
    ])
    expect([
      [null, 'not-waiting'],
      ['not-found', null],
    ]).toContainEqual([accepted, refused])
    expect(await queuedMailsTo(context, waiting.email)).toHaveLength(1)
  })

  test('while the person stops waiting leaves them outside', async () => {
    const { club, waiting } = await waitingFor()
    const accepted = refusal(club.coach.call(clubs.acceptMember, { id: waiting.id }))
    expect(await refusal(waiting.call(clubs.leave, {}))).toBeNull()
    expect([null, 'not-found']).toContain(await accepted)
    expect((await whoAmI(context.db, waiting.id, context)).club).toBeNull()
  })

  test('and refusing are for the coaches of the club, about those who wait for it', async () => {
    const { club, waiting } = await waitingFor()
    const player = await createMember(context, club, 'player')
    const other = await createClub(context)
    for (const decide of [clubs.acceptMember, clubs.refuseMember]) {
      expect(await refusal(player.call(decide, { id: waiting.id }))).toBe('coach-only')
      expect(await refusal(other.coach.call(decide, { id: waiting.id }))).toBe('not-found')
      expect(await refusal(waiting.call(decide, { id: waiting.id }))).toBe('no-club')
      expect(await refusal(nobody(decide, { id: waiting.id }))).toBe('not-signed-in')
      expect(await refusal(club.coach.call(decide, { id: player.id }))).toBe('not-waiting')
      expect(await refusal(club.coach.call(decide, { id: uuidv7() }))).toBe('not-found')
      expect(await wrongFields(club.coach.call(decide, { id: 'x' }))).toEqual({ id: 'Identifiant invalide' })
    }
  })
})

describe('refusing', () => {
  test('deletes the request and mails the person', async () => {
    const { club, waiting } = await waitingFor()
    const page = await club.coach.call(clubs.refuseMember, { id: waiting.id })
    expect(page.administration?.waiting).toEqual([])
    const [mail] = await queuedMailsTo(context, waiting.email)
    expect(mail?.text).toContain('n’a pas été acceptée')
    const me = await whoAmI(context.db, waiting.id, context)
    expect([me.club, me.waitingFor, me.account.active]).toEqual([null, null, true])
    expect(await refusal(waiting.call(clubs.join, { code: await club.code() }))).toBeNull()
  })
})

/** With the link of a new mail. */
async function confirm(person: TestAccount): Promise<void> {
  await person.call(accounts.requestEmailConfirmation, {})
  const token = await mailedTokenOf(context, person.email)
  await nobody(accounts.confirmEmail, { token })
}

async function waitingFor(): Promise<{ club: Club; second: TestAccount; waiting: TestAccount }> {
  const club = await createClub(context)
  const second = await createMember(context, club, 'coach')
  const waiting = await createAccount(context, 'coach')
  await waiting.call(clubs.join, { code: await club.code() })
  return { club, second, waiting }
}
