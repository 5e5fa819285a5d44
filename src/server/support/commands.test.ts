import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { v7 as uuidv7 } from 'uuid'
import { beforeEach, expect, test } from 'vitest'
import { createAccount, createClub, type TestAccount } from '../../../test/club/people.ts'
import { createTestContext } from '../../../test/support/context.ts'
import { eventStream, liveServer, receivedEvents } from '../../../test/support/live.ts'
import { lastQueuedMailTo } from '../../../test/support/mails.ts'
import * as support from '../../contract/support.ts'
import { supportCommands } from './commands.ts'

const context = await createTestContext()
const server = await liveServer(context)
const { 'support list': list, 'support show': show, 'support reply': reply } = supportCommands

beforeEach(async () => {
  await context.db.deleteFrom('support_questions').execute()
})

const admin = (typed = '') => ({ ...context, readInput: async () => typed })

async function coachOn(plan: 'essential' | 'pro'): Promise<TestAccount> {
  const { id, coach } = await createClub(context, `Club ${plan}`)
  const set = { subscription_plan: plan, trial_ends_at: context.now() }
  await context.db.updateTable('clubs').set(set).where('id', '=', id).execute()
  return coach
}

function ask(coach: TestAccount, subject: string): Promise<support.SupportQuestion> {
  const device = { screen: '390 × 844', version: 'app-1', requestId: null }
  return coach.call(support.ask, { id: uuidv7(), subject, text: `${subject} ?`, ...device })
}

test('The list has Pro first, then whoever has waited longest, and nobody who was answered.', async () => {
  expect(await list.run(admin(), [])).toBe('No question waits for an answer.')
  const [essential, pro] = [await coachOn('essential'), await coachOn('pro')]
  const start = context.clock.now
  const at = (minutes: number) => (context.clock.now = new Date(start.getTime() + minutes * 60_000))
  at(1)
  const first = await ask(essential, 'Première')
  at(2)
  await ask(await createAccount(context, 'coach'), 'Sans club')
  at(3)
  await ask(pro, 'Pressée')
  at(4)
  await essential.call(support.write, { id: first.id, messageId: uuidv7(), text: 'Alors ?' })
  const lines = async () => (await list.run(admin(), [])).split('\n')
  expect((await lines()).map((line) => line.split(': ').at(-1))).toEqual(['Pressée', 'Première', 'Sans club'])
  expect((await lines())[0]).toContain('[Pro]')
  expect((await lines())[1]).toContain(first.id)
  expect((await lines())[1]).not.toContain('[Pro]')
  await reply.run(admin('Voilà.'), [first.id, '2'])
  expect((await lines()).map((line) => line.split(': ').at(-1))).toEqual(['Pressée', 'Sans club'])
  await essential.call(support.write, { id: first.id, messageId: uuidv7(), text: 'Encore' })
  expect(await lines()).toHaveLength(3)
  context.clock.now = start
})

test('An answer stands in the conversation, is announced to the coach’s open pages, and goes by mail.', async () => {
  const coach = await coachOn('pro')
  const { id } = await ask(coach, 'Appel')
  const stream = await eventStream(server, coach.cookie)
  expect(await reply.run(admin('  Bonjour,\n\nC’est le bouton « + ».\n'), [id, '1'])).toContain(coach.email)
  const [topics] = await receivedEvents(server, [coach.id], [stream])
  stream.close()
  expect(topics).toEqual(['support'])
  const { questions } = await coach.call(support.show, { page: 1 })
  expect(questions[0]).toMatchObject({
    waits: false,
    messages: [
      { fromOperator: false, text: 'Appel ?' },
      { fromOperator: true, text: 'Bonjour,\n\nC’est le bouton « + ».' },
    ],
  })
  const mail = await lastQueuedMailTo(context, coach.email)
  expect(mail).toMatch(/^Réponse à votre question : Appel\nBonjour Camille,\n/)
  expect(mail).toContain('C’est le bouton « + ».')
  expect(mail).toContain('/coach/aide')
  const text = await show.run(admin(), [id])
  for (const part of ['Appel\nCamille Roux', 'Club pro, Pro [Pro]', '390 × 844', '← you', 'Answered.'])
    expect(text).toContain(part)
})

test('To an address that nobody has confirmed the mail only says that there is an answer.', async () => {
  const coach = await createAccount(context, 'coach', { confirmed: false })
  const { id } = await ask(coach, 'Gagnez mille euros')
  await reply.run(admin('Votre club s’appelle Vaise.'), [id, '1'])
  const mail = await lastQueuedMailTo(context, coach.email)
  expect(mail).toMatch(/^Une réponse à votre question vous attend\nBonjour,\n/)
  expect(mail).not.toMatch(/mille euros|Vaise|Camille/)
})

test('An empty answer, one too long, and one to no question are refused in a sentence.', async () => {
  const { id } = await ask(await coachOn('pro'), 'Appel')
  await expect(reply.run(admin(' \n'), [id, '1'])).rejects.toThrow('The answer is empty')
  await expect(reply.run(admin('x'.repeat(4001)), [id, '1'])).rejects.toThrow('at most 4000 characters')
  for (const unknown of [uuidv7(), 'nimporte'])
    await expect(reply.run(admin('Voilà.'), [unknown, '1'])).rejects.toThrow(
      'There is no question of that id',
    )
  await expect(show.run(admin(), [])).rejects.toThrow('There is no question of that id')
})

test('What the coach has added since it was read is not taken for answered.', async () => {
  const coach = await coachOn('pro')
  const { id } = await ask(coach, 'Appel')
  expect(await show.run(admin(), [id])).toContain(`npm run admin support reply ${id} 1`)
  await coach.call(support.write, { id, messageId: uuidv7(), text: 'Non, un autre bouton' })
  await expect(reply.run(admin('Voilà.'), [id, '1'])).rejects.toThrow(
    `There are 2 messages, and you have read 1: npm run admin support show ${id}`,
  )
  const { questions } = await coach.call(support.show, { page: 1 })
  expect(questions[0]).toMatchObject({ waits: true, messages: [{}, {}] })
  await reply.run(admin('Voilà.'), [id, '2'])
  await expect(reply.run(admin('Encore.'), [id, '2'])).rejects.toThrow('There are 3 messages')
  for (const read of [undefined, 'answer.txt'])
    await expect(reply.run(admin('Voilà.'), read ? [id, read] : [id])).rejects.toThrow(
      'Say how many messages',
    )
})

test('A file that is not there is named.', async () => {
  const { id } = await ask(await coachOn('pro'), 'Appel')
  const file = join(tmpdir(), 'no-answer-here.txt')
  await expect(reply.run(admin(), [id, '1', file])).rejects.toThrow(`The file ${file} cannot be read`)
})

test('What would move the cursor or colour the terminal is not printed; lines and tabs are.', async () => {
  const coach = await coachOn('pro')
  const { id } = await ask(coach, 'Appel')
  const text = 'Rouge \u001B[31m,\u0007 effacé \u009B2J\r\n\tfin'
  await coach.call(support.write, { id, messageId: uuidv7(), text })
  const shown = await show.run(admin(), [id])
  expect(shown).toContain('Rouge [31m, effacé 2J\n\tfin')
  const named = { subject: 'Appel\u001B]0;titre\u0007' }
  await context.db.updateTable('support_questions').set(named).where('id', '=', id).execute()
  const all = `${await show.run(admin(), [id])}${await list.run(admin(), [])}`
  expect(all.replaceAll(/[\n\t]/g, '')).not.toMatch(/\p{Cc}/u)
})

test('A list that is too long says how many more wait.', async () => {
  const coach = await coachOn('pro')
  await context.db
    .insertInto('support_questions')
    .values(
      Array.from({ length: 103 }, () => ({
        id: uuidv7(),
        account_id: coach.id,
        club_id: null,
        plan: null,
        subject: 'Appel',
        device: 'Chrome',
        screen: '390 × 844',
        version: 'app-1',
        request_id: null,
        asked_at: context.now(),
        waiting_since: context.now(),
      })),
    )
    .execute()
  const lines = (await list.run(admin(), [])).split('\n')
  expect(lines).toHaveLength(101)
  expect(lines.at(-1)).toBe('… and 3 more, once these have an answer.')
})
