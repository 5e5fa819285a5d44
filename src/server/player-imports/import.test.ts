import { strToU8, zipSync } from 'fflate'
import { v7 as uuidv7 } from 'uuid'
import { beforeEach, describe, expect, test } from 'vitest'
import { evaluate, setScores, setting } from '../../../test/club/evaluations.ts'
import {
  type Club,
  createAccount,
  createClub,
  createMember,
  type TestAccount,
} from '../../../test/club/people.ts'
import { plannedSession } from '../../../test/club/planned-session.ts'
import { requestInput } from '../../../test/club/requests.ts'
import { caller, createTestContext } from '../../../test/support/context.ts'
import { mailedTokenOf, makeJobsDue, runJobs, storedMailsTo } from '../../../test/support/mails.ts'
import { commitOnceBlocked } from '../../../test/support/meanwhile.ts'
import { refusal, wrongFields } from '../../../test/support/refusals.ts'
import { workbook, workbookOf } from '../../../test/support/workbook.ts'
import * as accounts from '../../contract/accounts.ts'
import * as clubs from '../../contract/clubs.ts'
import * as federation from '../../contract/federation.ts'
import * as groups from '../../contract/groups.ts'
import * as playerImports from '../../contract/player-imports.ts'
import * as players from '../../contract/players.ts'
import type { StayReason } from '../../domain/player-import.ts'
import type { Db } from '../database/connection.ts'
import { eraseAccount } from '../erasures/erase-account.ts'
import { announcing } from '../live/announce.ts'
import { deleteExpiredImports, importPlayers, restartLostImports } from './import-job.ts'

const context = await createTestContext()
const { db, clock } = context
const begun = clock.now
let club: Club

beforeEach(async () => {
  clock.now = begun
  await db.deleteFrom('attempts').execute()
  club = await createClub(context)
})

const header = 'Nom;Prénom;Email;Licence;Né(e) en;Points'

async function draft(lines: readonly string[], first = header) {
  const file = Buffer.from([first, ...lines].join('\n')).toString('base64')
  return club.coach.call(playerImports.create, { id: uuidv7(), fileName: 'joueurs.csv', file })
}

async function imported(lines: readonly string[], invites = true, first = header) {
  const { id, version } = await draft(lines, first)
  await club.coach.call(playerImports.confirm, { id, version, invites })
  await importPlayers(context, id)
  return show(id)
}

const show = (id: string) => club.coach.call(playerImports.show, { id, page: '1' })
const listed = () => club.coach.call(players.list, {})

const evenScores = { service: 5, initiative: 5, counterInitiative: 5, defense: 5 }
const address = () => `${uuidv7()}@exemple.fr`

describe('A draft', () => {
  test('says what would become of each row, and nothing is written.', async () => {
    const ines = await createMember(context, club, 'player', { firstName: 'Inès', lastName: 'Morel' })
    const page = await draft([
      'PETIT;Zoé;;123;2012;620',
      'MOREL;INES;;;;900',
      ';Personne;;;;',
      'GARCIA;Tom;a@b.fr, c@d.fr;;;',
      'petit;zoe;;;;',
    ])
    expect(page).toMatchObject({
      status: 'draft',
      rowsTotal: 5,
      foreseen: { created: 2, updated: 1, 'left-out': 2 },
      columns: [
        { header: 'Nom', field: 'lastName' },
        { header: 'Prénom', field: 'firstName' },
        { field: 'email' },
        { field: 'licence', examples: ['123'] },
        { field: 'birthYear' },
        { field: 'ranking' },
      ],
    })
    expect(page.rows).toMatchObject([
      { line: 2, name: 'Zoé Petit', outcome: 'created' },
      { name: 'Ines Morel', outcome: 'updated', changes: ['ranking'] },
      { outcome: 'left-out', reason: 'no-name', text: 'Personne' },
      { name: 'Tom Garcia', email: 'a@b.fr', outcome: 'created', notes: ['two-emails'] },
      { outcome: 'left-out', reason: 'twice', ofLine: 2 },
    ])
    expect((await listed()).map(({ id }) => id)).toEqual([ines.id])
    expect(await club.coach.call(playerImports.list, {})).toEqual([])
  })

  test('is read anew with the columns that the coach chooses, and once without names it is not confirmed.', async () => {
    const { id, version } = await draft(['Zoé;PETIT'], 'Saison;Licence')
    expect(await refusal(club.coach.call(playerImports.confirm, { id, version, invites: true }))).toBe(
      'no-name-column',
    )
    const columns = ['firstName' as const, 'lastName' as const]
    const page = await club.coach.call(playerImports.setColumns, { id, version, columns })
    expect(page.rows).toMatchObject([{ name: 'Zoé Petit', outcome: 'created' }])
    const twice = { id, version: page.version, columns: ['lastName' as const, 'lastName' as const] }
    expect(await wrongFields(club.coach.call(playerImports.setColumns, twice))).toHaveProperty('columns')
  })

  test('without titles loses nobody: its first line is a row, unless the coach says otherwise.', async () => {
    const before = await draft(['Petit;Zoé'], 'Morel;Inès')
    expect(before).toMatchObject({
      hasTitles: false,
      rowsTotal: 2,
      columns: [{ header: 'Colonne 1', field: 'lastName' }, { field: 'firstName' }],
    })
    const chosen = { id: before.id, columns: ['lastName' as const, 'firstName' as const] }
    const read = await club.coach.call(playerImports.setColumns, { ...chosen, version: before.version })
    expect(read.rows.map(({ line, name }) => [line, name])).toEqual([
      [1, 'Inès Morel'],
      [2, 'Zoé Petit'],
    ])
    const titled = { ...chosen, hasTitles: true, version: read.version }
    const without = await club.coach.call(playerImports.setColumns, titled)
    expect(without).toMatchObject({ hasTitles: true, rowsTotal: 1, columns: [{ header: 'Morel' }, {}] })
    expect(without.rows.map(({ line }) => line)).toEqual([2])
    const again = { ...chosen, hasTitles: false, version: without.version }
    expect(await club.coach.call(playerImports.setColumns, again)).toMatchObject({ rows: read.rows })
  })

  test('of a workbook says which of its sheets it is of.', async () => {
    const list = [
      ['Nom', 'Prénom'],
      ['Petit', 'Zoé'],
    ]
    const read = (sheets: Record<string, string[][]>) => {
      const file = Buffer.from(workbookOf(sheets)).toString('base64')
      return club.coach.call(playerImports.create, { id: uuidv7(), fileName: 'joueurs.xlsx', file })
    }
    const two = await read({ Notice: [['À remplir']], Jeunes: list, Adultes: list })
    expect(two).toMatchObject({ fileName: 'joueurs.xlsx, feuille «\u00A0Jeunes\u00A0»', rowsTotal: 1 })
    expect(await read({ Jeunes: list, Vide: [] })).toMatchObject({ fileName: 'joueurs.xlsx' })
  })

  test('of one line is never without rows.', async () => {
    const { id, version } = await draft([], 'Morel;Inès')
    const titled = { id, version, columns: [null, null], hasTitles: true }
    expect(await wrongFields(club.coach.call(playerImports.setColumns, titled))).toHaveProperty('hasTitles')
  })

  test('is deleted after 24 hours, and before by another one.', async () => {
    const first = await draft(['Petit;Zoé;;;;'])
    const second = await draft(['Petit;Zoé;;;;'])
    expect(await refusal(show(first.id))).toBe('not-found')
    clock.now = new Date(begun.getTime() + 25 * 3600 * 1000)
    expect(await refusal(club.coach.call(playerImports.confirm, { ...confirmation(second) }))).toBe(
      'import-over',
    )
    await deleteExpiredImports(context)
    expect(await refusal(show(second.id))).toBe('not-found')
  })
})

const text = (...lines: string[]) => Buffer.from(lines.join('\n'))
const zipped = (name: string) => zipSync({ [name]: strToU8('<x/>') })
/** Excel’s container of before 2007, which an encrypted workbook has still. */
const container = (content: string) =>
  Buffer.concat([Buffer.from('d0cf11e0a1b11ae1', 'hex'), Buffer.alloc(600), Buffer.from(content, 'utf16le')])
const players5001 = Array.from({ length: 5001 }, (_, n) => `Nom${n};Zoé`)

const brokenFiles: readonly [name: string, bytes: Uint8Array, sentence: RegExp][] = [
  ['vide.csv', text(''), /^Ce fichier est vide\.$/],
  ['titres.csv', text(header), /^Ce fichier n’a que des titres de colonnes/],
  ['photo.csv', Buffer.from('89504e470d0a1a0a0000000d', 'hex'), /^C’est une image, pas une liste\./],
  ['licences.xlsx', text('%PDF-1.7'), /^C’est un PDF, qui ne se lit pas comme une liste\./],
  ['ancien.xls', container('Workbook'), /^Ce fichier vient d’un ancien Excel\. Ouvrez-le/],
  ['secret.xlsx', container('EncryptedPackage'), /^Ce fichier est protégé par un mot de passe\. Retirez-le/],
  ['joueurs.ods', zipped('content.xml'), /^Ce fichier vient de LibreOffice ou d’OpenOffice\./],
  ['joueurs.xlsx', zipped('photo.txt'), /^C’est une archive zip, pas une liste\./],
  ['page.xls', text('<html><table><tr><td>Nom</td></tr></table></html>'), /^Ce fichier est une page web\./],
  [
    'coupé.xlsx',
    workbook([['Nom', 'Prénom']]).slice(0, 400),
    /^Ce fichier est abimé ou n’est pas une liste\./,
  ],
  ['guillemet.csv', text(header, '"Petit;Zoé', 'Morel;Inès'), /^Un guillemet ouvert n’est jamais refermé/],
  ['tous.csv', text(header, ...players5001), /^Ce fichier a plus de 5\s000 lignes/],
  ['colonnes.csv', text(`${'Nom;'.repeat(61)}Prénom`, 'Petit;Zoé'), /^Ce fichier a plus de 60 colonnes/],
]

test('Thirteen broken files are each refused with a sentence, and change nothing.', async () => {
  await createMember(context, club, 'player', { firstName: 'Inès', lastName: 'Morel' })
  const before = await draft(['PETIT;Zoé;;123;2012;620'])
  const known = await contentOfClub()
  const said: [name: string, sentence: unknown][] = []
  for (const [fileName, bytes] of brokenFiles) {
    const file = Buffer.from(bytes).toString('base64')
    const wrong = await wrongFields(club.coach.call(playerImports.create, { id: uuidv7(), fileName, file }))
    said.push([fileName, wrong?.['file']])
  }
  expect(said).toEqual(
    brokenFiles.map(([fileName, , sentence]) => [fileName, expect.stringMatching(sentence)]),
  )
  expect(await contentOfClub()).toEqual(known)
  expect(await show(before.id)).toEqual(before)
})

async function contentOfClub() {
  const ofClub = (table: 'memberships' | 'player_imports' | 'player_groups') =>
    db.selectFrom(table).selectAll().where('club_id', '=', club.id).execute()
  const accountCount = db.selectFrom('accounts').select(db.fn.countAll().as('count')).executeTakeFirst()
  return Promise.all([ofClub('memberships'), ofClub('player_imports'), ofClub('player_groups'), accountCount])
}

test('The spreadsheet of a volunteer goes in at the first try.', async () => {
  // A title and a line of headings over several columns, both merged; a group said once for its players; a column twice; a count below.
  const rows = [
    ['PING CLUB DE VAISE – saison 2026/2027', null, null, null, null, null, null],
    [],
    ['Identité', null, null, 'Contact', null, 'Créneau', 'Fédération'],
    ['NOM ', 'Prénom', 'Né(e) en', 'Mail', 'Mail', 'Groupe', 'Licence'],
    ['LÉVÊQUE', 'Zoé', 2012, 'zoe@exemple.fr', 'maman@exemple.fr', 'Jeunes', '0123456'],
    ['petit', ' Léo ', 2011, '', '', 'Jeunes', 693214],
    ['D’ALMEIDA', 'Inès', null, null, null, null, { formula: '"07"&1', value: '071' }],
    ['Total', null, { formula: 'COUNTA(A5:A7)', value: 3 }],
  ]
  const file = Buffer.from(workbook(rows, ['A1:G1', 'A3:C3', 'D3:E3'])).toString('base64')
  const { id, version, ...page } = await club.coach.call(playerImports.create, {
    id: uuidv7(),
    fileName: 'Liste définitive (2) V3.xlsx',
    file,
  })
  expect(page.columns.map(({ field }) => field)).toEqual([
    'lastName',
    'firstName',
    'birthYear',
    'email',
    null,
    'groups',
    'licence',
  ])
  expect(page.rows).toMatchObject([
    { name: 'Zoé Lévêque', outcome: 'created', birthYear: 2012, groups: ['Jeunes'], licence: '0123456' },
    { name: 'Léo petit', outcome: 'created', birthYear: 2011, groups: ['Jeunes'], licence: '693214' },
    { name: 'Inès D’Almeida', outcome: 'created', birthYear: null, groups: [], licence: '071' },
    { text: 'Total · 3', outcome: 'left-out', reason: 'no-name' },
  ])
  await club.coach.call(playerImports.confirm, { id, version, invites: false })
  await importPlayers(context, id)
  expect((await listed()).map(({ firstName, lastName }) => `${firstName} ${lastName}`)).toEqual([
    'Inès D’Almeida',
    'Léo petit',
    'Zoé Lévêque',
  ])
})

const confirmation = ({ id, version }: { id: string; version: number }) => ({ id, version, invites: true })

describe('An import', () => {
  test('adds players without password, with licence, year of birth and dated ranking.', async () => {
    const email = address()
    const page = await imported([`PETIT;Zoé;${email};0123;2012;620`, 'Petit;Léo;;;;'])
    expect(page).toMatchObject({ status: 'done', rowsDone: 2, counts: { created: 2 }, pages: 1 })
    expect((await listed()).map(({ firstName, email }) => [firstName, email])).toEqual([
      ['Léo', ''],
      ['Zoé', email],
    ])
    const zoe = (await listed()).find(({ firstName }) => firstName === 'Zoé')!
    expect(await club.coach.call(players.show, { id: zoe.id })).toMatchObject({ ranking: 620, email })
    const entries = await db
      .selectFrom('ranking_entries')
      .select(['points', 'source'])
      .where('player_id', '=', zoe.id)
      .execute()
    expect(entries).toEqual([{ points: 620, source: 'imported' }])
    const rows = await db
      .selectFrom('memberships')
      .select('licence')
      .where('account_id', '=', zoe.id)
      .execute()
    expect(rows).toEqual([{ licence: '0123' }])
  })

  test('invites by mail; the link lets its owner choose a password and enter.', async () => {
    const email = address()
    await imported([`Petit;Zoé;${email};;;`])
    const nobody = caller(context.app)
    const signIn = { door: 'player' as const, email, password: 'balle-orange-2026' }
    expect(await refusal(nobody(accounts.signIn, signIn))).toBe('wrong-credentials')
    const [mail] = await storedMailsTo(context, email)
    expect(mail?.text).not.toContain('Vaise')
    const token = /reset-password\?space=player&invitation=true#(\S+)/.exec(mail?.text ?? '')?.[1] ?? ''
    await nobody(accounts.resetPassword, { token, password: signIn.password })
    const me = await nobody(accounts.signIn, signIn)
    expect(me).toMatchObject({ account: { emailConfirmed: true, clubId: club.id } })
  })

  test('without invitations mails nobody; who then signs up is invited.', async () => {
    const email = address()
    await imported([`Petit;Zoé;${email};;;`], false)
    expect(await storedMailsTo(context, email)).toEqual([])
    const person = { id: uuidv7(), role: 'player' as const, firstName: 'Zoé', lastName: 'Petit' }
    const signUp = { ...person, email, password: 'balle-orange-2026' }
    expect(await refusal(caller(context.app)(accounts.signUp, signUp))).toBe('already-invited')
    expect(await storedMailsTo(context, email)).toHaveLength(1)
  })

  test('mailed one invitation, which goes on working when no further one is mailed.', async () => {
    const email = address()
    await imported([`Petit;Zoé;${email};;;`])
    const signUp = () => {
      const person = { id: uuidv7(), role: 'player' as const, firstName: 'Zoé', lastName: 'Petit' }
      return refusal(
        caller(context.app)(accounts.signUp, { ...person, email, password: 'balle-orange-2026' }),
      )
    }
    await runJobs(context)
    expect(await signUp()).toBe('already-invited')
    await runJobs(context)
    expect(await signUp()).toBe('already-invited')
    expect(await storedMailsTo(context, email)).toHaveLength(3)
    expect(await signUp()).toBe('too-many-invitations')
    const token = await mailedTokenOf(context, email)
    await caller(context.app)(accounts.resetPassword, { token, password: 'balle-orange-2026' })
  })

  test('puts off the invitations beyond the budget of the day.', async () => {
    const emails = [address(), address()]
    const other = await createAccount(context, 'player')
    for (let n = 0; n < 300; n += 1) await context.attempts.take('invitationMailByClub', club.id)
    await imported([
      `Petit;Zoé;${emails[0]};;;`,
      `Petit;Léo;${emails[1]};;;`,
      `Roux;Camille;${other.email};;;`,
    ])
    for (const to of [...emails, other.email]) expect(await storedMailsTo(context, to)).toEqual([])
    await db.deleteFrom('attempts').execute()
    await makeJobsDue(context)
    for (const to of [...emails, other.email]) expect(await storedMailsTo(context, to)).toHaveLength(1)
  })

  test('mails nothing else to somebody who has not come yet.', async () => {
    const email = address()
    await imported([`Petit;Zoé;${email};;;`], false)
    const [zoe] = await listed()
    await club.coach.call(clubs.removeMember, { id: zoe!.id })
    expect(await storedMailsTo(context, email)).toEqual([])
  })

  test('leaves no account behind of whom nobody can enter, when a coach removes them.', async () => {
    await imported(['Petit;Zoé;;123;2012;620', 'Petit;Léo;;;;'])
    const [leo, zoe] = await listed()
    await club.coach.call(players.saveScores, {
      settings: [{ id: uuidv7(), playerId: leo!.id, was: null, aiSettings: evenScores }],
    })
    for (const { id } of [leo!, zoe!]) await club.coach.call(clubs.removeMember, { id })
    const accountsOf = await db
      .selectFrom('accounts')
      .select('first_name as firstName')
      .where('id', 'in', [leo!.id, zoe!.id])
      .execute()
    expect(accountsOf).toEqual([{ firstName: 'Léo' }])
    const { players: roster, administration } = await club.coach.call(clubs.show, {})
    expect(roster).toEqual([])
    expect(administration?.removed).toMatchObject([{ firstName: 'Léo' }])
  })

  test('keeps whom a coach removes, where they have an address.', async () => {
    const email = address()
    await imported([`Petit;Zoé;${email};;;`], false)
    const [zoe] = await listed()
    const { administration } = await club.coach.call(clubs.removeMember, { id: zoe!.id })
    expect(administration?.removed).toMatchObject([{ firstName: 'Zoé' }])
  })

  test('gives whoever has an account elsewhere the club’s code, and tells the coach nothing of them.', async () => {
    const other = await createAccount(context, 'player')
    const page = await imported([`Roux;Camille;${other.email};;;`])
    expect(page).toMatchObject({ counts: { created: 0, invited: 1 }, rows: [{ outcome: 'invited' }] })
    const [mail] = await storedMailsTo(context, other.email)
    expect(mail?.text).toContain(await club.code())
    expect(await listed()).toEqual([])
  })

  test('without invitations says whose address has an account, and mails nobody.', async () => {
    const other = await createAccount(context, 'player')
    const page = await imported([`Roux;Camille;${other.email};;;`], false)
    expect(page).toMatchObject({ counts: { invited: 0, leftOut: 1 }, rows: [{ reason: 'has-account' }] })
    expect(await storedMailsTo(context, other.email)).toEqual([])
  })

  test('leaves out who waits at the club already.', async () => {
    const { version } = await club.coach.call(clubs.show, {})
    await club.coach.call(clubs.update, { version, approvesPlayers: true })
    const waiting = await createAccount(context, 'player')
    await waiting.call(clubs.join, { code: await club.code() })
    const page = await imported([`Roux;Camille;${waiting.email};;;`])
    expect(page).toMatchObject({ counts: { invited: 0, leftOut: 1 }, rows: [{ reason: 'waiting' }] })
    expect(await storedMailsTo(context, waiting.email)).toEqual([])
  })

  test('invites nobody whom a coach has removed, until they are readmitted.', async () => {
    const player = await createMember(context, club, 'player')
    await club.coach.call(clubs.removeMember, { id: player.id })
    const mailed = (await storedMailsTo(context, player.email)).length
    const line = `Roux;Camille;${player.email};;;`
    expect(await imported([line])).toMatchObject({ counts: { invited: 0 }, rows: [{ reason: 'removed' }] })
    expect(await storedMailsTo(context, player.email)).toHaveLength(mailed)
    await club.coach.call(clubs.readmitMember, { id: player.id })
    expect(await imported([line])).toMatchObject({ counts: { invited: 1 } })
  })

  test('adds the child of somebody who coaches elsewhere, without that address.', async () => {
    const parent = await createAccount(context, 'coach')
    const page = await imported([`Petit;Zoé;${parent.email};;;`])
    expect(page).toMatchObject({
      counts: { created: 1 },
      rows: [{ outcome: 'created', email: null, notes: ['email-of-another'] }],
    })
    expect(await listed()).toMatchObject([{ firstName: 'Zoé', email: '' }])
  })

  test('says what has changed in the end, when an address was taken meanwhile.', async () => {
    await imported(['Petit;Zoé;;;;'])
    const email = address()
    const { id, version } = await draft([`Petit;Zoé;${email};;;`])
    await club.coach.call(playerImports.confirm, { id, version, invites: true })
    const taker = await createAccount(context, 'player')
    await db.updateTable('accounts').set({ email }).where('id', '=', taker.id).execute()
    await importPlayers(context, id)
    expect(await show(id)).toMatchObject({
      counts: { updated: 0, unchanged: 1 },
      rows: [{ outcome: 'unchanged', changes: [] }],
    })
  })

  test('keeps the ranking that was there in the history, beside a year of birth that is new.', async () => {
    const ines = await createMember(context, club, 'player', { firstName: 'Inès', lastName: 'Morel' })
    await db.updateTable('accounts').set({ ranking: 800 }).where('id', '=', ines.id).execute()
    clock.now = new Date(begun.getTime() + 3 * 24 * 3600 * 1000)
    await imported(['Morel;Inès;;;2011;900'])
    const entries = await db
      .selectFrom('ranking_entries')
      .select('points')
      .where('player_id', '=', ines.id)
      .orderBy('on_date')
      .execute()
    expect(entries).toEqual([{ points: 800 }, { points: 900 }])
  })

  test('once more renews rankings and licences, and no blank takes anything away.', async () => {
    await imported(['Petit;Zoé;;123;2012;620'])
    const page = await imported(['PETIT;ZOE;;456;2012;655', 'Garcia;Tom;;;;'])
    expect(page.counts).toMatchObject({ created: 1, updated: 1 })
    await imported(['Petit;Zoé;;;;'])
    const zoe = (await listed()).find(({ firstName }) => firstName === 'Zoé')!
    expect(await club.coach.call(players.show, { id: zoe.id })).toMatchObject({ ranking: 655 })
    const stored = await db
      .selectFrom('memberships as m')
      .innerJoin('accounts as a', 'a.id', 'm.account_id')
      .select(['m.licence', 'a.birth_year as birthYear'])
      .where('a.id', '=', zoe.id)
      .execute()
    expect(stored).toEqual([{ licence: '456', birthYear: 2012 }])
  })

  test('locks its players as everybody else does, the membership first: nobody ends the other.', async () => {
    await imported(['Petit;Zoé;;123;2012;'])
    const [zoe] = await listed()
    const { id, version } = await draft(['Petit;Zoé;;456;2012;'])
    await club.coach.call(playerImports.confirm, { id, version, invites: false })
    const membership = (tx: Db) =>
      tx
        .selectFrom('memberships')
        .select('since')
        .where('account_id', '=', zoe!.id)
        .forNoKeyUpdate()
        .execute()
    const account = (tx: Db) =>
      tx.selectFrom('accounts').select('id').where('id', '=', zoe!.id).forNoKeyUpdate().execute()
    const ends = await commitOnceBlocked(context, membership, () => [importPlayers(context, id)], account)
    expect(ends).toEqual(['ok'])
    expect(await show(id)).toMatchObject({ counts: { updated: 1 } })
  })

  test('and the erasure of somebody in it both get through at once, and leave no trace of them.', async () => {
    const zoe = await createMember(context, club, 'player', { firstName: 'Zoé', lastName: 'Petit' })
    const { id, version } = await draft(['PETIT;Zoé;;123;2012;620', 'MOREL;Inès;;;;'])
    await club.coach.call(playerImports.confirm, { id, version, invites: true })
    const membership = (tx: Db) =>
      tx.selectFrom('memberships').select('club_id').where('account_id', '=', zoe.id).forUpdate().execute()
    const erase = () => announcing(db, (tx) => eraseAccount(tx, zoe.id, context.now()))
    const ends = await commitOnceBlocked(context, membership, () => [importPlayers(context, id), erase()])
    expect(ends).toEqual(['ok', 'ok'])
    expect(await show(id)).toMatchObject({ status: 'done', counts: { created: 1 } })
    const stored = await db.selectFrom('player_import_rows').selectAll().where('import_id', '=', id).execute()
    expect(JSON.stringify(stored)).toContain('Morel')
    expect(JSON.stringify(stored)).not.toMatch(/petit|zoé/i)
    expect(JSON.stringify(stored)).not.toContain(zoe.id)
    expect((await listed()).map(({ lastName }) => lastName)).toEqual(['Morel'])
    expect(context.errors).toEqual([])
  })

  test('goes on after a crash, each row once.', async () => {
    const lines = Array.from({ length: 120 }, (_, n) => `Nom${n};Prénom;;;;`)
    const { id, version } = await draft(lines)
    await club.coach.call(playerImports.confirm, { id, version, invites: true })
    let times = 0
    const failing = {
      ...context,
      now: () => {
        times += 1
        if (times > 1) throw new Error('lost')
        return clock.now
      },
    }
    await expect(importPlayers(failing, id)).rejects.toThrow('lost')
    expect(await show(id)).toMatchObject({ status: 'running', rowsDone: 50, rows: [] })
    clock.now = new Date(begun.getTime() + 3 * 60_000)
    await restartLostImports(context)
    await Promise.all([importPlayers(context, id), importPlayers(context, id)])
    expect(await show(id)).toMatchObject({ status: 'done', counts: { created: 120 }, pages: 3 })
    expect(await listed()).toHaveLength(120)
  })

  test('leaves out whom the plan has no place for.', async () => {
    await db
      .updateTable('clubs')
      .set({ subscription_plan: 'club', trial_ends_at: begun })
      .where('id', '=', club.id)
      .execute()
    const page = await imported(Array.from({ length: 52 }, (_, n) => `Nom${n};Prénom;;;;`))
    expect(page).toMatchObject({ counts: { created: 50, leftOut: 2 }, places: 0 })
    const left = await club.coach.call(playerImports.show, {
      id: page.id,
      outcome: 'beyond-limit',
      page: '1',
    })
    expect(left.rows.map(({ line }) => line)).toEqual([52, 53])
  })
})

const group = (name: string, playerIds: string[] = []) => ({
  id: uuidv7(),
  name,
  weekday: null,
  time: null,
  duration: null,
  placeId: null,
  nextCompetition: null,
  coachIds: [],
  playerIds,
})

describe('Groups of a list', () => {
  const withGroups = 'Nom;Prénom;Groupe'
  const listGroups = () => club.coach.call(groups.list, {})
  const named = async () => {
    const names = new Map((await listed()).map(({ id, firstName }) => [id, firstName]))
    return (await listGroups()).map(({ name, playerIds }) => [
      name,
      playerIds.map((id) => names.get(id) ?? '').toSorted((a, b) => a.localeCompare(b, 'fr')),
    ])
  }
  const undo = async (id: string) => {
    await club.coach.call(playerImports.undo, { id })
    await importPlayers(context, id)
    return show(id)
  }

  test('get its players, and those that are missing are made once it is confirmed.', async () => {
    const ines = await createMember(context, club, 'player', { firstName: 'Inès', lastName: 'Morel' })
    const jeunes = await club.coach.call(groups.create, group('Jeunes', [ines.id]))
    const lines = ['MOREL;Inès;jeunes', 'PETIT;Zoé;JEUNES, Loisirs', 'Petit;Léo;Loisirs']
    const before = await draft(lines, withGroups)
    expect(before).toMatchObject({ newGroups: ['Loisirs'], foreseen: { created: 2, unchanged: 1 } })
    expect(before.rows.map((row) => row.groups)).toEqual([['Jeunes'], ['Jeunes', 'Loisirs'], ['Loisirs']])
    expect(await listGroups()).toEqual([jeunes])
    const page = await imported(lines, false, withGroups)
    expect(page).toMatchObject({ counts: { created: 2, unchanged: 1 }, newGroups: [] })
    expect(await named()).toEqual([
      ['Jeunes', ['Inès', 'Zoé']],
      ['Loisirs', ['Léo', 'Zoé']],
    ])
    // An open form of the group has to learn of it.
    const stale = { ...jeunes, name: 'Jeunes du samedi' }
    expect(await refusal(club.coach.call(groups.update, stale))).toBe('changed-meanwhile')
  })

  test('that a coach deletes meanwhile are passed over.', async () => {
    await imported(['Morel;Inès;'], false, withGroups)
    const { id, version } = await draft(['Morel;Inès;Loisirs', 'Petit;Zoé;Loisirs'], withGroups)
    await club.coach.call(playerImports.confirm, { id, version, invites: false })
    const [loisirs] = await listGroups()
    await club.coach.call(groups.remove, { id: loisirs!.id, version: loisirs!.version })
    await importPlayers(context, id)
    expect(await show(id)).toMatchObject({
      counts: { created: 1, updated: 0, unchanged: 1 },
      rows: [
        { outcome: 'unchanged', changes: [] },
        { outcome: 'created', groups: [] },
      ],
    })
  })

  test('are not made for whom has an account elsewhere, who is in none before they come.', async () => {
    const other = await createAccount(context, 'player')
    const page = await imported(
      [`ROUX;Camille;${other.email};Loisirs`, 'PETIT;Zoé;;Jeunes'],
      true,
      'Nom;Prénom;Email;Groupe',
    )
    expect(page.rows).toMatchObject([
      { outcome: 'invited', groups: [] },
      { outcome: 'created', groups: ['Jeunes'] },
    ])
    expect(await named()).toEqual([['Jeunes', ['Zoé']]])
  })

  test('lose them again when it is undone, and go where nobody has touched them.', async () => {
    const ines = await createMember(context, club, 'player', { firstName: 'Inès', lastName: 'Morel' })
    await club.coach.call(groups.create, group('Jeunes', [ines.id]))
    const lines = ['MOREL;Inès;Loisirs, Vétérans', 'PETIT;Zoé;Jeunes', 'PETIT;Léo;Loisirs']
    const { id } = await imported(lines, false, withGroups)
    const veterans = (await listGroups()).find(({ name }) => name === 'Vétérans')!
    clock.now = new Date(begun.getTime() + 60_000)
    await club.coach.call(groups.update, { ...veterans, weekday: 2 })
    expect(await undo(id)).toMatchObject({ status: 'undone', undone: { removed: 2, stayed: {} } })
    expect(await named()).toEqual([
      ['Jeunes', ['Inès']],
      ['Vétérans', []],
    ])
  })

  test('keep whom a coach has put into another one since.', async () => {
    const { id } = await imported(['PETIT;Zoé;Loisirs', 'PETIT;Léo;Loisirs'], false, withGroups)
    const zoe = (await listed()).find(({ firstName }) => firstName === 'Zoé')!
    await club.coach.call(groups.create, group('Jeunes', [zoe.id]))
    expect(await undo(id)).toMatchObject({ undone: { removed: 1, stayed: { grouped: 1 } } })
    expect(await named()).toEqual([
      ['Jeunes', ['Zoé']],
      ['Loisirs', ['Zoé']],
    ])
  })
})

describe('To undo', () => {
  test('removes whom nobody has touched, and says why others stay.', async () => {
    const email = address()
    const page = await imported([`Petit;Zoé;${email};;;620`, 'Petit;Léo;;;;', 'Garcia;Tom;;;;'])
    const [mail] = await storedMailsTo(context, email)
    const token = /#(\S+)/.exec(mail?.text ?? '')?.[1] ?? ''
    await caller(context.app)(accounts.resetPassword, { token, password: 'balle-orange-2026' })
    const leo = (await listed()).find(({ firstName }) => firstName === 'Léo')!
    await club.coach.call(players.setRanking, { id: leo.id, ranking: 700, was: null })
    await club.coach.call(playerImports.undo, { id: page.id })
    await importPlayers(context, page.id)
    const after = await show(page.id)
    expect(after).toMatchObject({ status: 'undone', undone: { removed: 1 }, expiresAt: null })
    expect(after.undone.stayed['entered']).toBe(1)
    expect(Object.values(after.undone.stayed).reduce((sum, n) => sum + n, 0)).toBe(2)
    expect((await listed()).map(({ firstName }) => firstName)).toEqual(['Léo', 'Zoé'])
    expect(await refusal(club.coach.call(playerImports.undo, { id: page.id }))).toBe('import-over')
  })

  test.each<[StayReason, string, (player: TestAccount) => Promise<unknown>]>([
    ['left', 'was evaluated, and has left', evaluatedAndRemoved],
    ['planned', 'takes part in a session', ({ id }) => plannedFor({ [id]: null })],
    ['planned', 'was withdrawn from a session', withdrawnFromSession],
    ['recorded', 'was evaluated', (player) => evaluate(club.coach, player)],
    ['recorded', 'has scores', (player) => setScores(club.coach, setting(player))],
    ['recorded', 'has given feedback', commented],
    ['recorded', 'has made a request', requested],
    [
      'recorded',
      'has a ranking that was typed',
      ({ id }) => club.coach.call(players.setRanking, { id, ranking: 700, was: null }),
    ],
    ['grouped', 'was put into a group', ({ id }) => club.coach.call(groups.create, group('Jeunes', [id]))],
    ['edited', 'got a licence', ({ id }) => register(id, { licence: '6934513', birthYear: null })],
    ['edited', 'got a year of birth', ({ id }) => register(id, { licence: null, birthYear: 2012 })],
  ])('says « %s » of somebody who %s, and removes the others.', async (reason, _, touch) => {
    const page = await imported(['Petit;Zoé;;;;', 'Petit;Léo;;;;'], false)
    const { id } = (await listed()).find(({ firstName }) => firstName === 'Zoé')!
    await touch({ ...club.coach, id })
    await club.coach.call(playerImports.undo, { id: page.id })
    await importPlayers(context, page.id)
    expect((await show(page.id)).undone).toEqual({ removed: 1, stayed: { [reason]: 1 } })
    const accounts = db.selectFrom('accounts').select('first_name').where('id', '=', id)
    expect(await accounts.execute()).toEqual([{ first_name: 'Zoé' }])
  })

  test('is possible for 24 hours; then the rows go, and the journal stays.', async () => {
    const page = await imported(['Petit;Zoé;;;;'])
    clock.now = new Date(begun.getTime() + 25 * 3600 * 1000)
    expect(await refusal(club.coach.call(playerImports.undo, { id: page.id }))).toBe('import-over')
    await deleteExpiredImports(context)
    expect(await show(page.id)).toMatchObject({ counts: { created: 1 }, rows: [] })
    expect(await club.coach.call(playerImports.list, {})).toMatchObject([{ id: page.id }])
  })
})

const plannedFor = (players: Record<string, null>) =>
  plannedSession(context, { clubId: club.id, inDays: 2, players })

async function withdrawnFromSession({ id }: TestAccount): Promise<void> {
  const withdrawn = { session_id: await plannedFor({}), club_id: club.id, player_id: id, withdrawn_at: begun }
  await db.insertInto('withdrawn_participants').values(withdrawn).execute()
}

/** An account of which nothing is noted would go with its membership. */
async function evaluatedAndRemoved(player: TestAccount): Promise<void> {
  await evaluate(club.coach, player)
  await club.coach.call(clubs.removeMember, { id: player.id })
}

/** Of a session in which they take part no more. */
async function commented({ id }: TestAccount): Promise<void> {
  const feedback = { session_id: await plannedFor({}), club_id: club.id, player_id: id, created_at: begun }
  await db
    .insertInto('session_feedback')
    .values({ ...feedback, rating: 'positive', comment: 'Merci' })
    .execute()
}

async function requested({ id }: TestAccount): Promise<void> {
  await db
    .insertInto('exercise_requests')
    .values({
      ...requestInput(),
      id: uuidv7(),
      club_id: club.id,
      player_id: id,
      created_at: begun,
      updated_at: begun,
    })
    .execute()
}

const register = (id: string, registration: federation.Registration) =>
  club.coach.call(federation.update, { id, ...registration, was: { licence: null, birthYear: null } })

test('Members read whom the import has added by name.', async () => {
  await imported(['Petit;Zoé;;;;'])
  const { players: roster } = await club.coach.call(clubs.show, {})
  expect(roster).toMatchObject([{ firstName: 'Zoé', email: '' }])
})
