import { v7 as uuidv7 } from 'uuid'
import { expect, test } from 'vitest'
import { createClub, createMember } from '../../../test/club/people.ts'
import { createTestContext, createTestContextOn } from '../../../test/support/context.ts'
import { operator, queuedSecurityEvents } from '../../../test/support/operator.ts'
import { payingClub } from '../../../test/stripe/paying.ts'
import { createLogger } from '../logger.ts'
import { tasksOf } from '../jobs.ts'
import { clubCommands } from './commands.ts'

const context = await createTestContext()
const { clubs, club } = clubCommands

test('Every club is listed with its people and what it pays, by name.', async () => {
  expect(await clubs.run(operator(context), [])).toBe('There is no club yet.')
  const villeurbanne = await createClub(context, 'TT Villeurbanne')
  await createMember(context, villeurbanne, 'player')
  const bron = await createClub(context, 'Bron')
  await context.db.updateTable('clubs').set({ active: false }).where('id', '=', bron.id).execute()
  const [first, second, ...more] = (await clubs.run(operator(context), [])).split('\n')
  expect(first).toMatch(/^bron\w* +closed +1 coaches +0 players  Bron$/)
  expect(second).toMatch(
    new RegExp(`^${await villeurbanne.code()} +trial +1 coaches +1 players  TT Villeurbanne$`),
  )
  expect(more).toEqual([])
})

test('A club is found by its code, in whatever case, and by its id; one that is unknown is said so.', async () => {
  const { id, code, coach } = await createClub(context, 'Ping de Caluire')
  const byId = await club.run(operator(context), [id])
  expect(await club.run(operator(context), [` ${(await code()).toUpperCase()} `])).toBe(byId)
  for (const part of [
    'Ping de Caluire',
    id,
    await code(),
    coach.email,
    coach.id,
    'status: trial',
    '1 coaches',
  ])
    expect(byId).toContain(part)
  for (const unknown of ['nulle-part', uuidv7(), ''])
    await expect(club.run(operator(context), [unknown])).rejects.toThrow('npm run admin clubs')
})

test('It tells of a closed one until when, and of one that pays its ids at Stripe.', async () => {
  const closed = await createClub(context, 'Fini')
  const at = new Date('2026-11-20T10:00:00Z')
  await context.db
    .updateTable('clubs')
    .set({ active: false, closed_at: at })
    .where('id', '=', closed.id)
    .execute()
  expect(await club.run(operator(context), [closed.id])).toContain(
    'Closed on 2026-11-20 10:00 UTC, to be erased from 2026-12-20 10:00 UTC.',
  )
  const paying = await payingClub(context)
  expect(await club.run(operator(context), [paying.id])).toMatch(/customer cus_\w+, subscription sub_\w+/)
})

test('Where nothing is sold it speaks of no trial.', async () => {
  const free = createTestContextOn(context.database, { BILLING: 'off' })
  const { id } = await createClub(context, 'Libre')
  const text = await club.run(operator(free), [id])
  expect(text).toContain('Rights of the plan Pro, status: free')
  expect(text).not.toMatch(/trial|read-only/i)
})

test('Reading is a security event, which the server logs with its instant.', async () => {
  const { id } = await createClub(context, 'Lu')
  await club.run(operator(context), [id])
  const event = (await queuedSecurityEvents(context)).at(-1)
  const at = context.now().toISOString()
  expect(event).toEqual({ securityEvent: 'operator-read-club', clubId: id, by: 'operator', at })
  const lines: string[] = []
  const logger = createLogger({ write: (line: string) => lines.push(line) })
  await tasksOf({ ...context, logger })['log-security-event']!(event, undefined as never)
  expect(lines.map((line) => JSON.parse(line) as object)).toMatchObject([{ ...event, msg: 'security event' }])
})
