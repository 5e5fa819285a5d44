import { v7 as uuidv7 } from 'uuid'
import { beforeEach, describe, expect, test } from 'vitest'
import {
  type Club,
  createAccount,
  createClub,
  createMember,
  type TestAccount,
} from '../../../test/club/people.ts'
import { createTestContext } from '../../../test/support/context.ts'
import { lastQueuedMailTo, queuedMailsTo } from '../../../test/support/mails.ts'
import { outcomes, refusal, wrongFields } from '../../../test/support/refusals.ts'
import type { Input } from '../../contract/endpoint.ts'
import * as support from '../../contract/support.ts'
import { maxMessagesADay, maxMessagesOfQuestion, maxQuestionsADay } from '../../domain/support-question.ts'

const context = await createTestContext({ SUPPORT_PROMISE: 'sous un jour ouvré' })
const free = await createTestContext({ BILLING: 'off' })
const operator = context.env.CONTACT_EMAIL
const userAgent =
  'Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0 Mobile Safari/537.36'
let club: Club
let coach: TestAccount

beforeEach(async () => {
  await context.db.deleteFrom('attempts').execute()
  club = await createClub(context, 'Ping Club de Vaise')
  coach = club.coach
})

const asked = (changes: Partial<Input<typeof support.ask>> = {}): Input<typeof support.ask> => ({
  id: uuidv7(),
  subject: 'Appel du mardi',
  text: 'Comment ajouter un joueur arrivé en retard ?',
  screen: '390 × 844',
  version: 'app-1a2b3c4d',
  requestId: null,
  ...changes,
})

const written = (id: string, text = 'Merci.') => ({ id, messageId: uuidv7(), text })

async function setPlan(plan: 'essential' | 'club' | 'pro', trialEnds = -1): Promise<void> {
  await context.db
    .updateTable('clubs')
    .set({
      subscription_plan: plan,
      trial_ends_at: new Date(context.now().getTime() + trialEnds * 24 * 3600_000),
    })
    .where('id', '=', club.id)
    .execute()
}

describe('A question', () => {
  test('is kept with the plan, the device, the version and the failed request', async () => {
    await setPlan('club')
    const requestId = uuidv7()
    const input = asked({ requestId })
    const question = await coach.call(support.ask, input, { headers: { 'User-Agent': userAgent } })
    const now = context.now().toISOString()
    expect(question).toEqual({
      id: input.id,
      subject: 'Appel du mardi',
      askedAt: now,
      plan: 'club',
      device: 'Chrome sur Android',
      screen: '390 × 844',
      version: 'app-1a2b3c4d',
      requestId,
      waits: true,
      messages: [{ id: input.id, fromOperator: false, text: input.text, writtenAt: now }],
    })
    const page = await coach.call(support.show, { page: 1 }, { headers: { 'User-Agent': userAgent } })
    expect(page).toEqual({
      questions: [question],
      total: 1,
      page: 1,
      pageCount: 1,
      attached: { plan: 'club', device: 'Chrome sur Android' },
      hasPriority: false,
      promise: 'sous un jour ouvré',
    })
  })

  test('says nothing of a plan that is not the club’s: in the trial Pro, without a club none', async () => {
    expect(await coach.call(support.ask, asked())).toMatchObject({ plan: 'pro' })
    expect(await coach.call(support.show, { page: 1 })).toMatchObject({ hasPriority: true })
    const clubless = await createAccount(context, 'coach')
    expect(await clubless.call(support.ask, asked())).toMatchObject({ plan: null })
    expect(await clubless.call(support.show, { page: 1 })).toMatchObject({
      hasPriority: false,
      attached: { plan: null },
    })
  })

  test('can be asked from a club that may only be read', async () => {
    await setPlan('essential')
    await context.db
      .updateTable('clubs')
      .set({ read_only_from: context.now() })
      .where('id', '=', club.id)
      .execute()
    const { id } = await coach.call(support.ask, asked({ subject: 'Payer par virement' }))
    expect(await coach.call(support.write, written(id))).toMatchObject({ waits: true })
  })

  test('is read by nobody else, not even in the same club', async () => {
    const { id } = await coach.call(support.ask, asked())
    const colleague = await createMember(context, club, 'coach')
    const stranger = (await createClub(context)).coach
    for (const other of [colleague, stranger]) {
      expect((await other.call(support.show, { page: 1 })).questions).toEqual([])
      expect(await refusal(other.call(support.write, written(id)))).toBe('not-found')
    }
  })

  test('is not for players, who ask their coach', async () => {
    const player = await createMember(context, club, 'player')
    expect(await refusal(player.call(support.ask, asked()))).toBe('coach-only')
    expect(await refusal(player.call(support.show, { page: 1 }))).toBe('coach-only')
  })

  test('asked twice is one, also under another id of the write, after an answer was lost', async () => {
    const [input, writeId] = [asked(), uuidv7()]
    const first = await coach.call(support.ask, input, { writeId })
    const mails = (await queuedMailsTo(context, operator)).length
    expect(await coach.call(support.ask, input, { writeId })).toEqual(first)
    expect(await coach.call(support.ask, input)).toEqual(first)
    const further = written(first.id)
    const second = await coach.call(support.write, further)
    expect(await coach.call(support.write, further)).toEqual(second)
    expect(second.messages).toHaveLength(2)
    expect((await coach.call(support.show, { page: 1 })).total).toBe(1)
    expect(await queuedMailsTo(context, operator)).toHaveLength(mails + 1)
  })

  test('keeps its id for itself: other words, and other coaches, need another one', async () => {
    const input = asked()
    const { id } = await coach.call(support.ask, input)
    const further = written(id)
    await coach.call(support.write, further)
    expect(await refusal(coach.call(support.ask, { ...input, text: 'Autre chose' }))).toBe('id-taken')
    expect(await refusal(coach.call(support.ask, { ...input, subject: 'Autre' }))).toBe('id-taken')
    expect(await refusal(coach.call(support.write, { ...further, text: 'Autre chose' }))).toBe('id-taken')
    expect(await refusal((await createClub(context)).coach.call(support.ask, input))).toBe('id-taken')
  })

  test.each([
    [{ subject: '  ' }, { subject: 'Sujet requis' }],
    [{ subject: 'x'.repeat(121) }, { subject: '120 caractères au maximum' }],
    [{ subject: 'Deux\nlignes' }, { subject: 'Caractère interdit' }],
    [{ text: '' }, { text: 'Question requise' }],
    [{ text: 'x'.repeat(4001) }, { text: '4000 caractères au maximum' }],
    [{ screen: 'grand' }, { screen: 'Écran inconnu' }],
    [{ version: '<b>' }, { version: 'Version inconnue' }],
  ])('with %o is refused beside the field', async (changes, fields) => {
    expect(await wrongFields(coach.call(support.ask, asked(changes)))).toEqual(fields)
  })

  test('of four thousand characters is taken', async () => {
    const text = 'x'.repeat(4000)
    expect((await coach.call(support.ask, asked({ text }))).messages[0]?.text).toBe(text)
  })
})

describe('In 24 hours', () => {
  test('one person asks five questions, on two devices at once too, and others go on', async () => {
    const calls = Array.from({ length: maxQuestionsADay + 2 }, () => coach.call(support.ask, asked()))
    expect(await outcomes(calls)).toEqual([
      ...Array<string>(maxQuestionsADay).fill('ok'),
      'too-many-messages',
      'too-many-messages',
    ])
    const other = (await createClub(context)).coach
    await other.call(support.ask, asked())
    const before = context.clock.now
    context.clock.now = new Date(before.getTime() + 24 * 3600_000 + 1)
    await coach.call(support.ask, asked())
    context.clock.now = before
  })

  test('and writes twenty messages', async () => {
    const { id } = await coach.call(support.ask, asked())
    for (let n = 1; n < maxMessagesADay; n += 1) await coach.call(support.write, written(id))
    expect(await refusal(coach.call(support.write, written(id)))).toBe('too-many-messages')
    expect(await refusal(coach.call(support.ask, asked()))).toBe('too-many-messages')
  })
})

test('A conversation ends at sixty messages.', async () => {
  const { id } = await coach.call(support.ask, asked())
  await context.db
    .insertInto('support_messages')
    .values(
      Array.from({ length: maxMessagesOfQuestion - 1 }, () => ({
        id: uuidv7(),
        question_id: id,
        from_operator: true,
        body: 'Réponse',
        written_at: context.now(),
      })),
    )
    .execute()
  expect(await refusal(coach.call(support.write, written(id)))).toBe('too-many-messages')
})

test('Questions come five a page, the latest first.', async () => {
  const before = context.clock.now
  for (let n = 1; n <= 7; n += 1) {
    context.clock.now = new Date(before.getTime() + n * 25 * 3600_000)
    await coach.call(support.ask, asked({ subject: `Question ${n}` }))
  }
  const subjects = async (page: number) => {
    const { questions, ...rest } = await coach.call(support.show, { page })
    return [rest.page, rest.pageCount, rest.total, questions.map(({ subject }) => subject.slice(-1)).join('')]
  }
  expect(await subjects(1)).toEqual([1, 2, 7, '76543'])
  expect(await subjects(2)).toEqual([2, 2, 7, '21'])
  expect(await subjects(9)).toEqual([2, 2, 7, '21'])
  context.clock.now = before
})

describe('By mail', () => {
  test('the operator gets what was asked, with what is attached, and the coach a copy', async () => {
    await setPlan('essential')
    const before = (await queuedMailsTo(context, operator)).length
    const { id } = await coach.call(support.ask, asked())
    expect(await queuedMailsTo(context, operator)).toHaveLength(before + 1)
    const mail = await lastQueuedMailTo(context, operator)
    expect(mail).toMatch(/^Question : Appel du mardi\n/)
    for (const part of [
      `Camille Roux, ${coach.email}`,
      'Ping Club de Vaise, formule Essential',
      'Comment ajouter un joueur arrivé en retard ?',
      'écran de 390 × 844',
      'Version : app-1a2b3c4d',
      'Dernière requête en échec : aucune',
      `npm run admin support reply ${id} 1`,
    ])
      expect(mail).toContain(part)
    const copy = await lastQueuedMailTo(context, coach.email)
    expect(copy).toMatch(/^Votre question : Appel du mardi\n/)
    expect(copy).toContain('Nous répondons sous un jour ouvré')
    expect(copy).toContain('Comment ajouter un joueur arrivé en retard ?')
    expect(copy).toContain('/coach/aide')
  })

  test('what a club on Pro asks begins with « [Pro] », its next message too', async () => {
    await setPlan('pro')
    const { id } = await coach.call(support.ask, asked())
    expect(await lastQueuedMailTo(context, operator)).toMatch(/^\[Pro\] Question : /)
    await coach.call(support.write, written(id, 'Encore un mot'))
    const mail = await lastQueuedMailTo(context, operator)
    expect(mail).toMatch(/^\[Pro\] Suite : Appel du mardi\n/)
    expect(mail).toContain('Encore un mot')
    expect(mail).not.toContain('arrivé en retard')
    expect(mail).toContain('Appareil au premier message : ')
    expect(mail).toContain(`support reply ${id} 2`)
    await setPlan('essential')
    await coach.call(support.write, written(id))
    expect(await lastQueuedMailTo(context, operator)).toMatch(/^Suite : /)
  })

  test('an address that nobody has confirmed gets nothing of what was typed', async () => {
    const unconfirmed = await createAccount(context, 'coach', { confirmed: false })
    await unconfirmed.call(support.ask, asked({ subject: 'Gagnez mille euros' }))
    const copy = await lastQueuedMailTo(context, unconfirmed.email)
    expect(copy).toMatch(/^Votre question est bien arrivée\nBonjour,\n/)
    expect(copy).not.toMatch(/mille euros|en retard|Camille/)
    expect(await lastQueuedMailTo(context, operator)).toContain('(adresse non confirmée)')
  })
})

test('Where the operator promises no time, neither screen nor mail names one.', async () => {
  const { coach: member } = await createClub(free)
  expect(await member.call(support.show, { page: 1 })).toMatchObject({ promise: null })
  await member.call(support.ask, asked())
  const copy = await lastQueuedMailTo(free, member.email)
  expect(copy).toContain('La réponse arrivera par email et dans Rebond')
  expect(copy).not.toContain('Nous répondons')
})

test('Where nothing is sold, no question has a plan, and none stands before another.', async () => {
  const { coach: member } = await createClub(free, 'Ping Club libre')
  expect(await member.call(support.show, { page: 1 })).toMatchObject({
    hasPriority: false,
    attached: { plan: null },
  })
  expect(await member.call(support.ask, asked())).toMatchObject({ plan: null })
  const mail = await lastQueuedMailTo(free, free.env.CONTACT_EMAIL)
  expect(mail).toMatch(/^Question : Appel du mardi\n/)
  expect(mail).toContain('Ping Club libre\n')
  expect(mail).not.toContain('formule')
})
