import { beforeEach, describe, expect, test } from 'vitest'
import { caller, cookieOf, request, createTestContext } from '../../../test/support/context.ts'
import { storedMailsTo } from '../../../test/support/mails.ts'
import { cookieIn, newCoach, newPlayer, password } from '../../../test/support/newcomers.ts'
import { outcomes, refusal } from '../../../test/support/refusals.ts'
import * as accounts from '../../contract/accounts.ts'
import * as clubs from '../../contract/clubs.ts'

const context = await createTestContext()
const { app, clock } = context
const nobody = caller(app)
beforeEach(async () => {
  await context.db.deleteFrom('attempts').execute()
})

describe('signing up', () => {
  test('A player is signed in without a club.', async () => {
    const response = await request(app, accounts.signUp, newPlayer())
    expect(response.status).toBe(200)
    expect(response.headers.get('Set-Cookie')).toMatch(
      /^rebond=[\w-]{43}; Max-Age=2592000; Path=\/; HttpOnly; SameSite=Lax, rebond-device=[\w-]{43}; Max-Age=34560000; Path=\/; HttpOnly; SameSite=Lax$/,
    )
    const me = await caller(app, cookieIn(response))(accounts.me, {})
    expect(me).toMatchObject({
      account: { role: 'player', emailConfirmed: false },
      club: null,
      waitingFor: null,
    })
  })

  test('A coach founds a club.', async () => {
    const me = await nobody(accounts.signUp, newCoach('Élan Pongiste'))
    expect(me?.club?.name).toBe('Élan Pongiste')
  })

  test('A coach who joins a club with its code waits.', async () => {
    await nobody(accounts.signUp, newCoach('Raquettes de Bron'))
    const me = await nobody(accounts.signUp, {
      ...newCoach(),
      club: { way: 'join', clubCode: ' RaquettesDeBron ' },
    })
    expect(me).toMatchObject({ club: null, waitingFor: { clubName: 'Raquettes de Bron' } })
  })

  test('An unknown code creates no account.', async () => {
    const coach = { ...newCoach(), club: { way: 'join' as const, clubCode: 'nullepart' } }
    await expect(nobody(accounts.signUp, coach)).rejects.toMatchObject({
      problem: { refusal: 'club-code-unknown' },
    })
    await expect(signIn(coach.email, 'coach')).rejects.toMatchObject({
      problem: { refusal: 'wrong-credentials', sentence: 'Échec de la connexion' },
    })
  })

  test('An e-mail is one account’s whatever its case.', async () => {
    const first = newPlayer()
    await nobody(accounts.signUp, first)
    const second = { ...newPlayer(), email: ` ${first.email.toUpperCase()} ` }
    await expect(nobody(accounts.signUp, second)).rejects.toMatchObject({
      problem: { refusal: 'email-taken' },
    })
  })

  test('Of two who take an e-mail at the same instant, one gets it.', async () => {
    const email = 'ensemble@exemple.fr'
    const outcomes = await Promise.allSettled(
      [newPlayer(), newPlayer()].map((player) => nobody(accounts.signUp, { ...player, email })),
    )
    expect(outcomes.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
  })

  test('The same sign-up again, when its answer was lost, signs in.', async () => {
    const player = newPlayer()
    await nobody(accounts.signUp, player)
    expect((await nobody(accounts.signUp, player))?.account.id).toBe(player.id)
  })

  test('The same sign-up twice at the same time is one account.', async () => {
    const coach = newCoach('Double Clic')
    expect(await outcomes([nobody(accounts.signUp, coach), nobody(accounts.signUp, coach)])).toEqual([
      'ok',
      'ok',
    ])
  })

  test('Somebody else’s id and e-mail are no way to guess at a password.', async () => {
    const player = newPlayer()
    await nobody(accounts.signUp, player)
    const guess = () => refusal(nobody(accounts.signUp, { ...player, password: 'autre-chose-1' }))
    for (let tries = 0; tries < 10; tries += 1) expect(await guess()).toBe('email-taken')
    expect(await guess()).toBe('too-many-attempts')
  })

  test('An id that is another’s is refused.', async () => {
    const player = newPlayer()
    await nobody(accounts.signUp, player)
    expect(await refusal(nobody(accounts.signUp, newPlayer({ id: player.id })))).toBe('id-taken')
  })

  test('A mail asks to confirm the address.', async () => {
    const coach = newCoach('Élan de Bron')
    await nobody(accounts.signUp, coach)
    const [mail] = await storedMailsTo(context, coach.email)
    expect(mail?.subject).toBe('Confirmez votre email')
    expect(mail?.text).toContain('http://localhost:3000/confirm-email#')
    expect(mail?.text).toContain('parce qu’un compte Rebond a été créé avec cette adresse')
  })

  test('The mail to an address that anybody may have typed repeats nothing that was typed.', async () => {
    const coach = { ...newCoach('Gagnez vite'), firstName: 'Cliquez', lastName: 'Ici' }
    await nobody(accounts.signUp, coach)
    await nobody(accounts.requestPasswordReset, { email: coach.email })
    const mails = await storedMailsTo(context, coach.email)
    expect(mails.map(({ subject }) => subject)).toEqual([
      'Confirmez votre email',
      'Choisissez un nouveau mot de passe',
    ])
    for (const { text } of mails) {
      expect(text).toMatch(/^Bonjour,\n/)
      expect(text).not.toMatch(/Cliquez|Ici|Gagnez/)
    }
  })

  test.each([
    ['a name with NUL', { firstName: 'In\0ès' }],
    ['a name of two lines', { firstName: 'Inès\nBcc: tous@exemple.fr' }],
    ['a name of 81 letters', { lastName: 'é'.repeat(81) }],
    ['a name with a link', { lastName: 'Gagnez sur https://gain.example' }],
    ['a name with a hidden character', { firstName: 'In\u200Bès' }],
    ['an e-mail with NUL', { email: 'ines\0@exemple.fr' }],
    ['an e-mail with letters that pass for others', { email: 'ines@poſte.fr' }],
    ['an e-mail of 255 letters', { email: `${'a'.repeat(244)}@exemple.fr` }],
    ['a password of 201 letters', { password: 'x'.repeat(201) }],
    ['an id that is none', { id: '1' }],
    ['something nobody asked for', { active: false }],
  ])('With %s the input is invalid.', async (_, wrong) => {
    expect(await refusal(nobody(accounts.signUp, { ...newPlayer(), ...wrong }))).toBe('invalid-input')
  })

  test('The longest e-mail and any password of 200 letters are fine.', async () => {
    const player = newPlayer({
      email: `${'a'.repeat(243)}@exemple.fr`,
      password: '🏓\0'.repeat(66),
    })
    await nobody(accounts.signUp, player)
    expect((await signIn(player.email, 'player', player.password)).account.id).toBe(player.id)
    // To confirm it, and about the new device.
    expect(await storedMailsTo(context, player.email)).toHaveLength(2)
  })

  test('A name with half a character in it, which PostgreSQL would not keep, is refused.', async () => {
    await expect(nobody(accounts.signUp, newPlayer({ firstName: 'In\ud800ès' }))).rejects.toMatchObject({
      problem: { fields: { firstName: 'Caractère interdit' } },
    })
  })

  test('A whole club can sign up at once.', async () => {
    const team = Array.from({ length: 25 }, () => newPlayer())
    const all = team.map((player) => refusal(nobody(accounts.signUp, player)))
    expect(new Set(await Promise.all(all))).toEqual(new Set([null]))
  })

  test.each([
    ['short', '1234567', '8 caractères au minimum'],
    ['common', 'Password1', 'Ce mot de passe est trop courant\u00A0: choisissez-en un autre'],
  ])('A %s password is refused beside its field.', async (_, weak, sentence) => {
    await expect(nobody(accounts.signUp, { ...newPlayer(), password: weak })).rejects.toMatchObject({
      status: 422,
      problem: { fields: { password: sentence } },
    })
  })

  test('Missing names get French messages.', async () => {
    const blank = { ...newPlayer(), firstName: ' ', lastName: '', email: 'pas un email' }
    await expect(nobody(accounts.signUp, blank)).rejects.toMatchObject({
      problem: { fields: { firstName: 'Prénom requis', lastName: 'Nom requis', email: 'Email invalide' } },
    })
  })
})

function signIn(email: string, door: 'player' | 'coach', typed = password) {
  return nobody(accounts.signIn, { email, door, password: typed })
}

describe('signing in', () => {
  test('The right password signs in.', async () => {
    const player = newPlayer()
    await nobody(accounts.signUp, player)
    expect((await signIn(player.email, 'player')).account.id).toBe(player.id)
  })

  test('A wrong password and an unknown e-mail get the same answer.', async () => {
    const player = newPlayer()
    await nobody(accounts.signUp, player)
    const answers = await Promise.allSettled([
      signIn(player.email, 'player', 'autre-chose-1'),
      signIn('personne@exemple.fr', 'player'),
    ])
    expect(answers).toMatchObject([
      { reason: { status: 401, problem: { refusal: 'wrong-credentials' } } },
      { reason: { status: 401, problem: { refusal: 'wrong-credentials' } } },
    ])
  })

  test('Signing in as the other role is refused, and the account is kept.', async () => {
    const player = newPlayer()
    const coach = newCoach()
    await nobody(accounts.signUp, player)
    await nobody(accounts.signUp, coach)
    await expect(signIn(player.email, 'coach')).rejects.toMatchObject({
      status: 403,
      problem: { refusal: 'not-a-coach-account' },
    })
    await expect(signIn(coach.email, 'player')).rejects.toMatchObject({
      problem: { refusal: 'not-a-player-account' },
    })
    await expect(signIn(player.email, 'coach', 'autre-chose-1')).rejects.toMatchObject({
      problem: { refusal: 'wrong-credentials' },
    })
    expect((await signIn(coach.email, 'coach')).account.id).toBe(coach.id)
  })

  test('The same password typed on another keyboard is the same.', async () => {
    const player = newPlayer({ password: 'volée-été-77'.normalize('NFC') })
    await nobody(accounts.signUp, player)
    const typed = player.password.normalize('NFD')
    expect((await signIn(player.email, 'player', typed)).account.id).toBe(player.id)
  })

  test('Signing in to another account ends the browser’s previous session.', async () => {
    const [before, after] = [newPlayer(), newPlayer()]
    const first = cookieIn(await request(app, accounts.signUp, before))
    await request(app, accounts.signUp, after, { cookie: first })
    expect(await caller(app, first)(accounts.me, {})).toBeNull()
  })

  test('Ten wrong passwords reach the limit; a right one resets the count.', async () => {
    const player = newPlayer()
    await nobody(accounts.signUp, player)
    for (let attempt = 0; attempt < 9; attempt += 1) {
      await expect(signIn(player.email, 'player', 'autre-chose-1')).rejects.toMatchObject({ status: 401 })
    }
    await signIn(player.email, 'player')
    for (let attempt = 0; attempt < 10; attempt += 1) {
      await expect(signIn(player.email, 'player', 'autre-chose-1')).rejects.toMatchObject({ status: 401 })
    }
    const refused = await request(app, accounts.signIn, { email: player.email, door: 'player', password })
    expect(refused.status).toBe(429)
    expect(Number(refused.headers.get('Retry-After'))).toBeGreaterThan(60)
  })
})

describe('a server that deletes wrong-role accounts', async () => {
  const strict = await createTestContext({ WRONG_ROLE_ACCOUNT: 'delete' })
  const stranger = caller(strict.app)
  const signInRefusal = ({ email }: { email: string }, door: 'player' | 'coach', typed = password) =>
    refusal(stranger(accounts.signIn, { email, door, password: typed }))

  async function clublessCoach() {
    const coach = newCoach()
    await stranger(accounts.signUp, coach)
    await caller(strict.app, await cookieOf(strict, coach.id))(clubs.leave, {})
    return coach
  }

  test('deletes a coach without a club who signs in as a player with the right password.', async () => {
    const coach = await clublessCoach()
    expect(await signInRefusal(coach, 'player', 'autre-chose-1')).toBe('wrong-credentials')
    expect(await signInRefusal(coach, 'coach')).toBeNull()
    expect(await signInRefusal(coach, 'player')).toBe('not-a-player-account')
    expect(await signInRefusal(coach, 'coach')).toBe('wrong-credentials')
  })

  test('keeps a coach who has a club.', async () => {
    const coach = newCoach()
    await stranger(accounts.signUp, coach)
    expect(await signInRefusal(coach, 'player')).toBe('not-a-player-account')
    expect(await signInRefusal(coach, 'coach')).toBeNull()
  })

  test('keeps a player who signs in as a coach.', async () => {
    const player = newPlayer()
    await stranger(accounts.signUp, player)
    expect(await signInRefusal(player, 'coach')).toBe('not-a-coach-account')
    expect(await signInRefusal(player, 'player')).toBeNull()
  })
})

describe('staying signed in', () => {
  test('Thirty days since the last visit, and no longer.', async () => {
    const start = clock.now
    const player = newPlayer()
    await nobody(accounts.signUp, player)
    const mine = caller(app, await cookieOf(context, player.id))
    const day = 24 * 3600 * 1000
    clock.now = new Date(start.getTime() + 29 * day)
    expect((await mine(accounts.me, {}))?.account.id).toBe(player.id)
    clock.now = new Date(start.getTime() + 58 * day)
    expect((await mine(accounts.me, {}))?.account.id).toBe(player.id)
    clock.now = new Date(start.getTime() + 89 * day)
    expect(await mine(accounts.me, {})).toBeNull()
    clock.now = start
  })

  test('Signing out ends the session and clears the cookie; again, it does no harm.', async () => {
    const player = newPlayer()
    await nobody(accounts.signUp, player)
    const cookie = await cookieOf(context, player.id)
    const response = await request(app, accounts.signOut, {}, { cookie })
    expect(response.headers.get('Set-Cookie')).toMatch(/^rebond=; Max-Age=0/)
    expect(await caller(app, cookie)(accounts.me, {})).toBeNull()
    expect((await request(app, accounts.signOut, {}, { cookie })).status).toBe(200)
  })

  test('A device is listed, and ended from another one; a stranger’s is not found.', async () => {
    const player = newPlayer()
    const stranger = newPlayer()
    await nobody(accounts.signUp, player)
    await nobody(accounts.signUp, stranger)
    const phone = await cookieOf(context, player.id)
    const desk = caller(app, await cookieOf(context, player.id))
    const sessions = await desk(accounts.loginSessions, {})
    expect(sessions.filter(({ current }) => current)).toHaveLength(1)
    const [theirs] = await caller(app, await cookieOf(context, stranger.id))(accounts.loginSessions, {})
    await expect(desk(accounts.endLoginSession, { id: theirs!.id })).rejects.toMatchObject({ status: 404 })
    for (const { id, current } of sessions) if (!current) await desk(accounts.endLoginSession, { id })
    expect(await caller(app, phone)(accounts.me, {})).toBeNull()
  })

  test('A member of a closed club counts as having no club.', async () => {
    const coach = newCoach('Club fermé')
    await nobody(accounts.signUp, coach)
    const mine = caller(app, await cookieOf(context, coach.id))
    await context.db.updateTable('clubs').set({ active: false }).where('created_by', '=', coach.id).execute()
    await expect(mine(clubs.show, {})).rejects.toMatchObject({ problem: { refusal: 'no-club' } })
  })
})

test('A name is changed only in the version that was read; an older client may omit the version.', async () => {
  const coach = newCoach('Club des noms')
  await nobody(accounts.signUp, coach)
  const mine = caller(app, await cookieOf(context, coach.id))
  const edit = { firstName: 'Ève', lastName: 'Colas' }
  const after = await mine(accounts.renameMyself, { ...edit, version: 1 })
  expect(after.account).toMatchObject({ ...edit, version: 2 })
  await expect(
    mine(accounts.renameMyself, { ...edit, lastName: 'Trop tard', version: 1 }),
  ).rejects.toMatchObject({ problem: { refusal: 'changed-meanwhile', current: after } })
  const renamed = await mine(accounts.renameMyself, { ...edit, lastName: 'Sans version' })
  expect(renamed.account).toMatchObject({ lastName: 'Sans version', version: 3 })
})
