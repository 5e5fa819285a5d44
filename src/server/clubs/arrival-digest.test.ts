import { expect, test } from 'vitest'
import { type Club, createAccount, createClub, createMember } from '../../../test/club/people.ts'
import { createTestContext } from '../../../test/support/context.ts'
import { makeJobsDue, queuedMailsTo, runDigestJobs } from '../../../test/support/mails.ts'
import { outcomes } from '../../../test/support/refusals.ts'
import * as clubs from '../../contract/clubs.ts'
import { deleteExpired } from '../jobs.ts'

const context = await createTestContext()
const { clock } = context
const hourMs = 3600_000

test('The first arrival is mailed at once, those of the next hour together, and nobody twice.', async () => {
  const club = await approvingClub('TT Rentrée')
  await arrive(club, 'player', 'Inès', 'Morel')
  await runDigestJobs(context)
  expect(await subjects(club)).toEqual(['Inès Morel demande à rejoindre TT Rentrée'])

  const tom = await arrive(club, 'player', 'Tom', 'Girard')
  const nour = await arrive(club, 'coach', 'Nour', 'Attal')
  const gone = await arrive(club, 'player', 'Lou', 'Petit')
  await gone.call(clubs.leave, {})
  await makeJobsDue(context)
  await runDigestJobs(context)
  expect(await subjects(club)).toHaveLength(1)

  await later(1)
  const [, mail, ...others] = await queuedMailsTo(context, club.coach.email)
  expect(others).toEqual([])
  expect(mail?.subject).toBe('2 personnes demandent à rejoindre TT Rentrée')
  expect(mail?.text).toContain(
    `2 personnes souhaitent rejoindre TT Rentrée et attendent votre accord\u00A0:\n– Tom Girard (${tom.email}), joueur\n– Nour Attal (${nour.email}), entraineur`,
  )
  expect(mail?.text).toContain('n’acceptez que quelqu’un que vous connaissez')
  expect(mail?.text).not.toMatch(/Lou|Inès/)
})

test('Whoever joins and leaves in a loop is mailed once a day.', async () => {
  const club = await approvingClub('TT Boucle')
  const player = await createAccount(context, 'player')
  const code = await club.code()
  for (let loop = 0; loop < 8; loop += 1) {
    await context.db.deleteFrom('attempts').execute()
    await player.call(clubs.join, { code })
    await later(1)
    await player.call(clubs.leave, {})
  }
  expect(await subjects(club)).toHaveLength(1)
  await player.call(clubs.join, { code })
  await later(24)
  await deleteExpired(context)
  await player.call(clubs.leave, {})
  await player.call(clubs.join, { code })
  await later(1)
  expect(await subjects(club)).toHaveLength(2)
})

test('Arrivals at the same time are one mail.', async () => {
  const club = await approvingClub('TT Ensemble')
  const players = await Promise.all(Array.from({ length: 6 }, () => createAccount(context, 'player')))
  const code = await club.code()
  const all = players.map((player) => player.call(clubs.join, { code }))
  expect(await outcomes(all)).toEqual(Array.from({ length: 6 }, () => 'ok'))
  await makeJobsDue(context)
  await Promise.all([runDigestJobs(context), runDigestJobs(context)])
  expect(await subjects(club)).toEqual(['6 personnes demandent à rejoindre TT Ensemble'])
})

test('A long list is cut.', async () => {
  const club = await approvingClub('TT Foule')
  for (let n = 0; n < 22; n += 1) await arrive(club, 'player', 'Noé', `Faure ${n}`)
  await later(0)
  const [mail] = await queuedMailsTo(context, club.coach.email)
  expect(mail?.text.match(/^– Noé/gm)).toHaveLength(20)
  expect(mail?.text).toContain('– et 2 de plus')
})

test('A name that was saved with a link before the rule is no link in a mail, and no unconfirmed address is repeated.', async () => {
  const club = await approvingClub('TT Ancien')
  const player = await createAccount(context, 'player', {
    firstName: 'www.gain.example',
    lastName: 'https://gain\u202E.example',
    confirmed: false,
  })
  await player.call(clubs.join, { code: await club.code() })
  await later(0)
  const [mail] = await queuedMailsTo(context, club.coach.email)
  expect(mail?.text).toContain('Www. gain. example https gain. example (adresse non confirmée) souhaite')
  expect(mail?.text).not.toContain(player.email)
})

test('A coach whose address is not confirmed reads no names: a stranger may have signed up with it.', async () => {
  const club = await approvingClub('Gagnez vite')
  const second = await createMember(context, club, 'coach')
  await context.db
    .updateTable('accounts')
    .set({ email_confirmed_at: null })
    .where('id', '=', club.coach.id)
    .execute()
  const cliquez = await arrive(club, 'player', 'Cliquez', 'Ici')
  await arrive(club, 'player', 'Encore', 'Ici')
  await later(1)
  await club.coach.call(clubs.acceptMember, { id: cliquez.id })
  const nour = await arrive(club, 'coach', 'Cliquez', 'Vite')
  await second.call(clubs.acceptMember, { id: nour.id })
  await second.call(clubs.removeMember, { id: nour.id })
  // The first one told of the second coach, while the address was confirmed.
  const [, ...mails] = await queuedMailsTo(context, club.coach.email)
  const named = await queuedMailsTo(context, second.email)
  expect(mails.map(({ subject }) => subject)).toEqual([
    '2 personnes demandent à rejoindre votre club',
    'Une personne est maintenant entraineur de votre club',
    'Une personne n’est plus entraineur de votre club',
  ])
  for (const { subject, text } of mails) {
    expect(text).toMatch(/^Bonjour,\n/)
    expect(`${subject} ${text}`).not.toMatch(/Cliquez|Encore|Ici|Gagnez|Camille/)
  }
  expect(named.some(({ text }) => text.includes('Cliquez Vite'))).toBe(true)
})

async function approvingClub(name: string): Promise<Club> {
  const club = await createClub(context, name)
  const { version } = await club.coach.call(clubs.show, {})
  await club.coach.call(clubs.update, { version, approvesPlayers: true })
  return club
}

async function arrive(club: Club, role: 'player' | 'coach', firstName: string, lastName: string) {
  const person = await createAccount(context, role, { firstName, lastName })
  await person.call(clubs.join, { code: await club.code() })
  return person
}

/** So many hours pass, and the digests of that time are written. */
async function later(hours: number): Promise<void> {
  clock.now = new Date(clock.now.getTime() + hours * hourMs)
  await makeJobsDue(context)
  await runDigestJobs(context)
}

async function subjects(club: Club): Promise<string[]> {
  return (await queuedMailsTo(context, club.coach.email)).map(({ subject }) => subject)
}
