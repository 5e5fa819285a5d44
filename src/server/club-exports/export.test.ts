import { strFromU8, unzipSync } from 'fflate'
import { v7 as uuidv7 } from 'uuid'
import { afterEach, describe, expect, test } from 'vitest'
import { type CallerName, callers } from '../../../test/endpoints/callers.ts'
import { createFilledContext } from '../../../test/endpoints/filled-context.ts'
import { caller } from '../../../test/support/context.ts'
import { databaseThatFailsAfter } from '../../../test/support/crashing.ts'
import { queuedMailsTo, runJobs } from '../../../test/support/mails.ts'
import { readCsv } from '../../../test/support/read-csv.ts'
import { refusal } from '../../../test/support/refusals.ts'
import * as clubExports from '../../contract/club-exports.ts'
import * as clubs from '../../contract/clubs.ts'
import { dayIn } from '../../demo/club-days.ts'
import { club, timeZone, vaiseId } from '../../demo/club.ts'
import { people } from '../../demo/club-people.ts'
import { deleteExpired } from '../jobs.ts'
import { chunkBytes, exportedTables, filesTotal } from './archive.ts'
import { deleteExpiredExports, exportClub, restartLostExports } from './export-job.ts'

const { context, cookies, restoreDatabase } = await createFilledContext()
const { db, app, clock } = context
const begun = clock.now
const lea = caller(app, cookies.get('coach'))
const marc = caller(app, cookies.get('otherCoach'))

afterEach(async () => {
  clock.now = begun
  context.errors.length = 0
  await restoreDatabase()
})

describe('The zip', () => {
  test('holds what the database does, as CSV and as JSON.', async () => {
    const files = await exported()
    expect(Object.keys(files).toSorted()).toEqual(
      [
        'LISEZMOI.txt',
        ...exportedTables.flatMap(({ file }) => [`csv/${file}.csv`, `json/${file}.json`]),
      ].toSorted(),
    )
    for (const { file, columns } of exportedTables) {
      const rows = json(files, file)
      expect(csv(files, file)).toHaveLength(rows.length)
      for (const row of rows) expect(Object.keys(row)).toEqual(Object.keys(columns))
    }
    expect(await countsOf(files)).toEqual(await countsInDatabase())

    const session = await db
      .selectFrom('training_sessions')
      .select(['id', 'title', 'date', 'time', 'duration', 'description', 'created_at'])
      .where('club_id', '=', vaiseId)
      .where('deleted_at', 'is', null)
      .orderBy('starts_at')
      .orderBy('id')
      .executeTakeFirstOrThrow()
    const { created_at: createdAt, ...told } = session
    expect(json(files, 'seances')[0]).toMatchObject({ ...told, createdAt: createdAt.toISOString() })
    expect(csv(files, 'seances')[0]).toMatchObject({ Titre: told.title, Date: told.date, Heure: told.time })

    const ines = csv(files, 'membres').find(({ Identifiant }) => Identifiant === people.ines.id)
    expect(ines).toMatchObject({ Prénom: 'Inès', Nom: 'Morel', Email: people.ines.email, Rôle: 'joueur' })
    expect(ines).toMatchObject({
      Licence: '6934512',
      'Année de naissance': String(Number(dayIn(timeZone, begun).slice(0, 4)) - 13),
    })
    const rankings = csv(files, 'classements').filter(({ Joueur }) => Joueur === people.ines.id)
    expect(rankings.at(-1)).toMatchObject({ Points: '612', Origine: 'saisi', 'Noté par': 'Léa Fontaine' })
    const owners = json(files, 'membres').filter(({ owner }) => owner)
    expect(owners.map(({ id }) => id)).toEqual([people.lea.id])
    const presences = new Set(csv(files, 'participants').map((row) => row['Présence']))
    expect(presences).toEqual(new Set(['', 'présent', 'absent', 'excusé']))
  })

  test('has nothing of another club, and no secret.', async () => {
    const files = await exported()
    const text = Object.values(files).join('\n')
    for (const other of club(begun).clubs.filter(({ id }) => id !== vaiseId)) {
      const things = [...other.sessions, ...other.requests, ...other.exercises]
      for (const id of [other.id, ...things.map((thing) => thing.id)]) expect(text).not.toContain(id)
    }
    for (const { email } of [callers.foreignCoach, callers.foreignPlayer]) expect(text).not.toContain(email)
    const accounts = await db.selectFrom('accounts').select('password_hash').execute()
    const hashes = accounts.flatMap(({ password_hash: hash }) => hash ?? [])
    expect(hashes).not.toEqual([])
    for (const hash of hashes) expect(text).not.toContain(hash)
    const { code } = await db
      .selectFrom('clubs')
      .select('code')
      .where('id', '=', vaiseId)
      .executeTakeFirstOrThrow()
    expect(text).not.toContain(code)
  })

  test('has the year of birth of players, not of who only waits to be let in.', async () => {
    await db
      .updateTable('accounts')
      .set({ birth_year: 2001 })
      .where('id', 'in', (eb) =>
        eb.selectFrom('memberships').select('account_id').where('standing', '=', 'waiting'),
      )
      .execute()
    const members = json(await exported(), 'membres')
    const years = (of: string) =>
      members.filter(({ standing }) => standing === of).map(({ birthYear }) => birthYear)
    expect(years('member').some((year) => typeof year === 'number')).toBe(true)
    expect(new Set(years('waiting'))).toEqual(new Set([null]))
  })

  test('leaves out what another club said of somebody who is in this one now.', async () => {
    const elsewhere = club(begun).clubs.find(({ id }) => id !== vaiseId)!.id
    const id = uuidv7()
    await db
      .insertInto('technique_evaluations')
      .values({
        id,
        club_id: elsewhere,
        player_id: people.ines.id,
        technique_id: 'service-1',
        name: 'Marteau',
        category: 'service',
        status: 'mastered',
        evaluated_at: new Date('2020-01-01T00:00:00Z'),
      })
      .execute()
    expect(JSON.stringify(json(await exported(), 'evaluations'))).not.toContain(id)
  })

  test('makes text of what a spreadsheet would run, and keeps the club’s own time.', async () => {
    await db
      .updateTable('accounts')
      .set({ goals: '=HYPERLINK("https://x.example";"clic")\nfin' })
      .where('id', '=', people.ines.id)
      .execute()
    const at = new Date('2026-07-01T22:30:00Z')
    await db.updateTable('clubs').set({ created_at: at }).where('id', '=', vaiseId).execute()
    await db
      .insertInto('payment_incidents')
      .values({ id: 're_1', club_id: vaiseId, kind: 'refund', amount_in_cents: 1999, created_at: at })
      .execute()
    const files = await exported()
    const ines = csv(files, 'membres').find(({ Identifiant }) => Identifiant === people.ines.id)
    expect(ines?.['Objectifs']).toBe('\'=HYPERLINK("https://x.example";"clic")\nfin')
    expect(csv(files, 'club')[0]?.['Créé le']).toBe('2026-07-02 00:30:00')
    expect(json(files, 'club')[0]?.['createdAt']).toBe('2026-07-01T22:30:00.000Z')
    expect(csv(files, 'remboursements-et-contestations')[0]?.['Montant en euros']).toBe('19,99')
  })

  test('is stored in chunks of one size, and comes out of them whole.', async () => {
    // What cannot be compressed.
    const noise = () => Array.from({ length: 40 }, () => uuidv7()).join('')
    const notes = Array.from({ length: 400 }, (_, n) => ({
      id: uuidv7(),
      club_id: vaiseId,
      player_id: people.ines.id,
      technique_id: 'service-1',
      name: 'Marteau',
      category: 'service' as const,
      status: 'in_progress' as const,
      notes: noise(),
      evaluated_at: new Date(Date.UTC(2010, 0, 1 + n)),
    }))
    await db.insertInto('technique_evaluations').values(notes).execute()
    const files = await exported()
    const written = json(files, 'evaluations').filter(({ id }) => notes.some((note) => note.id === id))
    expect(written.map(({ notes }) => notes)).toEqual(notes.map(({ notes }) => notes))
    const chunks = await db.selectFrom('club_export_chunks').select('bytes').orderBy('position').execute()
    expect(chunks.length).toBeGreaterThan(1)
    expect(new Set(chunks.slice(0, -1).map(({ bytes }) => bytes.length))).toEqual(new Set([chunkBytes]))
  })
})

describe('An export', () => {
  test('is told to its owner by mail, and on the screen until it has expired.', async () => {
    const id = await ask()
    expect((await lea(clubExports.show, {})).latest).toMatchObject({
      id,
      status: 'waiting',
      filesDone: 0,
      filesTotal,
    })
    await exportClub(context, id)
    const { latest, download: ready, ofDay } = await lea(clubExports.show, {})
    expect(ofDay).toBe(1)
    expect(latest).toMatchObject({ status: 'ready', filesDone: filesTotal })
    expect(ready?.expiresAt).toBe(new Date(begun.getTime() + 24 * 3600_000).toISOString())
    const mails = await queuedMailsTo(context, people.lea.email)
    expect(mails.at(-1)?.text).toContain('/coach/club/export')
    clock.now = new Date(begun.getTime() + 24 * 3600_000)
    expect((await lea(clubExports.show, {})).download).toBeNull()
    expect((await download(id)).status).toBe(404)
  })

  test('is made by the queue’s job.', async () => {
    await ask()
    await runJobs(context)
    expect((await lea(clubExports.show, {})).latest?.status).toBe('ready')
  })

  test('is downloaded by its owner alone, as a file that no cache keeps.', async () => {
    const id = await ask()
    expect((await download(id)).status).toBe(404)
    await exportClub(context, id)
    const answer = await download(id)
    expect(answer.status).toBe(200)
    expect(answer.headers.get('Cache-Control')).toBe('no-store')
    expect(answer.headers.get('Content-Type')).toBe('application/zip')
    expect(answer.headers.get('Content-Disposition')).toMatch(
      /^attachment; filename="Rebond - Ping Club de Vaise - /,
    )
    const { byteLength } = await answer.arrayBuffer()
    expect(byteLength).toBe(Number(answer.headers.get('Content-Length')))
    const others = ['nobody', 'otherCoach', 'player', 'foreignCoach', 'clublessCoach'] as const
    const statuses = await Promise.all(others.map(async (name) => (await download(id, name)).status))
    expect(statuses).toEqual([401, 403, 403, 404, 403])
    expect((await download('not-an-id')).status).toBe(404)
  })

  test('is made and downloaded where the club may only be read.', async () => {
    await db.updateTable('clubs').set({ read_only_from: begun }).where('id', '=', vaiseId).execute()
    const id = await ask()
    await exportClub(context, id)
    const answer = await download(id)
    expect([answer.status, answer.headers.get('Content-Type')]).toEqual([200, 'application/zip'])
  })

  test('goes with the responsibility for the club.', async () => {
    const id = await ask()
    await exportClub(context, id)
    await lea(clubs.handOver, { id: people.marc.id })
    expect((await download(id)).status).toBe(403)
    expect((await download(id, 'otherCoach')).status).toBe(200)
    expect(await refusal(lea(clubExports.show, {}))).toBe('owner-only')
    expect((await marc(clubExports.show, {})).latest?.id).toBe(id)
  })

  test('that was asked for twice with one click is made once.', async () => {
    const [id, writeId] = [uuidv7(), uuidv7()]
    const first = await lea(clubExports.create, { id }, { writeId })
    expect(await lea(clubExports.create, { id }, { writeId })).toEqual(first)
    expect(await refusal(lea(clubExports.create, { id: uuidv7() }))).toBe('too-many-exports')
  })

  test('counts for 24 hours.', async () => {
    for (let n = 0; n < 5; n++) {
      const id = await ask()
      await db.updateTable('club_exports').set({ status: 'failed' }).where('id', '=', id).execute()
    }
    expect(await refusal(ask())).toBe('too-many-exports')
    clock.now = new Date(begun.getTime() + 24 * 3600_000)
    expect((await lea(clubExports.create, { id: uuidv7() })).ofDay).toBe(1)
  })

  test('that fails says so, leaves nothing, and can be asked for again.', async () => {
    const id = await ask()
    await exportClub({ ...context, db: failingReads() }, id)
    const page = await lea(clubExports.show, {})
    expect(page).toMatchObject({ latest: { id, status: 'failed' }, download: null })
    expect(context.errors.join()).toContain('The export of a club failed.')
    expect(await chunkCount()).toBe(0)
    const mails = await queuedMailsTo(context, people.lea.email)
    expect(mails.at(-1)?.subject).toBe('Ping Club de Vaise\u00A0: l’export a échoué')
    expect(mails.at(-1)?.text).toContain('/coach/club/export')
    await exportClub(context, await ask())
    expect((await lea(clubExports.show, {})).latest?.status).toBe('ready')
  })

  test('is there to be downloaded while another one is written, and once that has failed.', async () => {
    const id = await ask()
    await exportClub(context, id)
    clock.now = new Date(begun.getTime() + 3600_000)
    const another = await ask()
    expect(await lea(clubExports.show, {})).toMatchObject({ latest: { id: another }, download: { id } })
    await exportClub({ ...context, db: failingReads() }, another)
    const page = await lea(clubExports.show, {})
    expect(page).toMatchObject({ latest: { id: another, status: 'failed' }, download: { id } })
    expect((await download(id)).status).toBe(200)
  })

  test('whose server was lost is begun again by another, and has no half of the first.', async () => {
    const id = await ask()
    const crashing = { ...context, db: databaseThatFailsAfter(context, 60) }
    await expect(exportClub(crashing, id)).rejects.toThrow('The server is gone.')
    context.errors.length = 0
    expect((await lea(clubExports.show, {})).latest?.status).toBe('running')
    // Too early to tell that it is lost.
    await restartLostExports(context)
    expect((await lea(clubExports.show, {})).latest?.status).toBe('running')
    clock.now = new Date(begun.getTime() + 3 * 60_000)
    await restartLostExports(context)
    await runJobs(context)
    expect((await lea(clubExports.show, {})).latest?.status).toBe('ready')
    const files = await unzipped(id)
    expect(await countsOf(files)).toEqual(await countsInDatabase())
    const runs = await db.selectFrom('club_export_chunks').select('run').distinct().execute()
    expect(runs).toHaveLength(1)
  })

  test('that loses server after server has failed.', async () => {
    const id = await ask()
    for (let minutes = 3; minutes <= 12; minutes += 3) {
      const crashing = { ...context, db: databaseThatFailsAfter(context, 60) }
      await exportClub(crashing, id).catch(() => {})
      clock.now = new Date(begun.getTime() + minutes * 60_000)
      await restartLostExports(context)
    }
    context.errors.length = 0
    expect((await lea(clubExports.show, {})).latest?.status).toBe('failed')
    expect(await chunkCount()).toBe(0)
    const mails = await queuedMailsTo(context, people.lea.email)
    expect(mails.at(-1)?.subject).toBe('Ping Club de Vaise\u00A0: l’export a échoué')
  })

  test('that another run has replaced writes no more.', async () => {
    const id = await ask()
    await exportClub({ ...context, db: takenOver(id) }, id)
    const { status, run } = await db
      .selectFrom('club_exports')
      .select(['status', 'run'])
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
    expect([status, run]).toEqual(['running', otherRun])
    expect(await chunkCount()).toBe(0)
  })

  test('loses its bytes with the minute in which it expires; the nightly clean-up deletes its row.', async () => {
    await exportClub(context, await ask())
    const chunks = await chunkCount()
    clock.now = new Date(begun.getTime() + 24 * 3600_000 - 1)
    await deleteExpiredExports(context)
    expect(await chunkCount()).toBe(chunks)
    clock.now = new Date(begun.getTime() + 24 * 3600_000)
    await deleteExpiredExports(context)
    expect(await chunkCount()).toBe(0)
    expect((await lea(clubExports.show, {})).latest?.status).toBe('ready')
    clock.now = new Date(begun.getTime() + 3 * 24 * 3600_000)
    await deleteExpired(context)
    expect((await db.selectFrom('club_exports').select('id').execute()).length).toBe(0)
  })
})

type Files = Readonly<Record<string, string>>

async function ask(): Promise<string> {
  const id = uuidv7()
  await lea(clubExports.create, { id })
  return id
}

async function exported(): Promise<Files> {
  const id = await ask()
  await exportClub(context, id)
  expect(context.errors).toEqual([])
  return unzipped(id)
}

async function download(id: string, by: CallerName = 'coach'): Promise<Response> {
  const cookie = cookies.get(by)
  return app.request(clubExports.exportFilePath(id), { headers: cookie ? { Cookie: cookie } : {} })
}

async function unzipped(id: string): Promise<Files> {
  const bytes = new Uint8Array(await (await download(id)).arrayBuffer())
  return Object.fromEntries(
    // The decoder would swallow the byte order mark.
    Object.entries(unzipSync(bytes)).map(([name, file]) => [name, withMark(file)]),
  )
}

function withMark(file: Uint8Array): string {
  return file[0] === 0xef ? `\uFEFF${strFromU8(file.subarray(3))}` : strFromU8(file)
}

function csv(files: Files, name: string): Record<string, string>[] {
  return readCsv(files[`csv/${name}.csv`]!)
}

function json(files: Files, name: string): Record<string, unknown>[] {
  return JSON.parse(files[`json/${name}.json`]!) as Record<string, unknown>[]
}

const tablesOfFiles = {
  seances: 'training_sessions',
  programmes: 'session_exercises',
  blocs: 'session_blocks',
  'entraineurs-des-seances': 'session_coaches',
  participants: 'session_participants',
  'participants-retires': 'withdrawn_participants',
  retours: 'session_feedback',
  exercices: 'exercises',
  demandes: 'exercise_requests',
  membres: 'memberships',
  classements: 'ranking_entries',
  lieux: 'places',
  groupes: 'player_groups',
  'joueurs-des-groupes': 'group_players',
  'joueurs-a-separer': 'pairs_apart',
  'entraineurs-des-groupes': 'group_coaches',
  saisons: 'seasons',
  salle: 'hall_events',
  observations: 'technique_observations',
} as const

function countsOf(files: Files): Promise<Record<string, number>> {
  return Promise.resolve(
    Object.fromEntries(Object.keys(tablesOfFiles).map((file) => [file, json(files, file).length])),
  )
}

async function countsInDatabase(): Promise<Record<string, number>> {
  const counts: Record<string, number> = {}
  for (const [file, table] of Object.entries(tablesOfFiles)) {
    const { rows } = await context.database.pool.query<{ count: number }>(
      `select count(*) from ${table} as t where club_id = $1 and not exists (
         select from training_sessions as s
         where s.id::text = coalesce(to_jsonb(t) ->> 'session_id', to_jsonb(t) ->> 'id')
           and s.deleted_at is distinct from s.cancelled_at and ${table === 'exercise_requests' ? 'false' : 'true'}
       )`,
      [vaiseId],
    )
    counts[file] = rows[0]!.count
  }
  return counts
}

async function chunkCount(): Promise<number> {
  return (await db.selectFrom('club_export_chunks').select('position').execute()).length
}

/** A database of which one table cannot be read. */
function failingReads() {
  return db.withPlugin({
    transformQuery({ node }) {
      if (JSON.stringify(node).includes('"name":"session_feedback"')) throw new Error('It cannot be read.')
      return node
    },
    transformResult: ({ result }) => Promise.resolve(result),
  })
}

const otherRun = uuidv7()

/** While its sessions are read, another server begins a run of the export. */
function takenOver(id: string) {
  let isTaken = false
  return db.withPlugin({
    transformQuery: ({ node }) => node,
    async transformResult({ result }) {
      const row = result.rows[0]
      if (row && 'startsAt' in row && !isTaken) {
        isTaken = true
        await db.updateTable('club_exports').set({ run: otherRun }).where('id', '=', id).execute()
      }
      return result
    },
  })
}
