import { v7 as uuidv7 } from 'uuid'
import { describe, expect, test } from 'vitest'
import { createTestContext, createTestContextOn } from '../../test/support/context.ts'
import { type Mail, type MailBudget, sendWithinBudget } from './mail.ts'

const context = await createTestContext()
const other = createTestContextOn(context.database)

let number = 0

function freshAddress(): string {
  number += 1
  return `destinataire${number}@exemple.fr`
}

/** What arrives of so many mails, sent by two servers in turn. */
async function sent(count: number, budget: MailBudget, to: () => string): Promise<Mail[]> {
  const arrived: Mail[] = []
  for (let n = 0; n < count; n += 1) {
    const mail = { to: to(), subject: `Numéro ${n + 1}`, text: 'Bonjour,' }
    await sendWithinBudget(n % 2 ? context : other, async (each) => void arrived.push(each), {
      ...mail,
      ...budget,
    })
  }
  return arrived
}

describe('mails', () => {
  test('that a club’s members cause are thirty a day to one person, and the last one says so', async () => {
    const to = freshAddress()
    const mails = await sent(33, { clubId: uuidv7() }, () => to)
    expect(mails).toHaveLength(30)
    expect(mails.at(-2)?.text).toBe('Bonjour,')
    expect(mails.at(-1)?.text).toContain('ce message est le dernier d’aujourd’hui')
    // From whichever club.
    expect(await sent(1, { clubId: uuidv7() }, () => to)).toEqual([])
    // Nobody uses up what is about the account.
    expect(await sent(1, {}, () => to)).toHaveLength(1)
  })

  test('that a club’s members cause are three hundred a day, and other clubs write on', async () => {
    const clubId = uuidv7()
    for (let n = 0; n < 298; n += 1) await context.attempts.take('mailByClub', clubId)
    expect(await sent(4, { clubId }, freshAddress)).toHaveLength(2)
    expect(await sent(1, { clubId: uuidv7() }, freshAddress)).toHaveLength(1)
  })

  test('about who its coaches are, and about its subscription, are thirty a day each, whatever else was sent', async () => {
    const to = freshAddress()
    const clubId = uuidv7()
    for (let n = 0; n < 300; n += 1) await context.attempts.take('mailByClub', clubId)
    await sent(30, { clubId: uuidv7() }, () => to)
    await sent(10, { stranger: 'other' }, () => to)
    const coaches = await sent(33, { clubId, about: 'coaches' }, () => to)
    expect(coaches).toHaveLength(30)
    expect(coaches.at(-1)?.text).toContain('La suite se lit sur la page du club.')
    expect(await sent(1, { stranger: 'coaches' }, () => to)).toHaveLength(1)
    const subscription = await sent(33, { clubId, about: 'subscription' }, () => to)
    expect(subscription).toHaveLength(30)
    expect(subscription.at(-1)?.text).toContain('La suite se lit sur la page de l’abonnement.')
  })

  test('of thirty decisions about its coaches reach each of a hundred', async () => {
    const clubId = uuidv7()
    for (let n = 0; n < 2998; n += 1) await context.attempts.take('coachMailByClub', clubId)
    expect(await sent(4, { clubId, about: 'coaches' }, freshAddress)).toHaveLength(2)
  })

  test('to an address that nobody has confirmed are ten a day', async () => {
    const to = freshAddress()
    expect(await sent(12, { stranger: 'other' }, () => to)).toHaveLength(10)
    expect(await sent(1, { stranger: 'other' }, freshAddress)).toHaveLength(1)
    // Nobody else can use up those by which its owner confirms it.
    expect(await sent(12, { stranger: 'confirmation' }, () => to)).toHaveLength(10)
  })

  test('that strangers cause to the operator are fifty a day, and the last one says where the others are', async () => {
    const to = freshAddress()
    const mails = await sent(53, { toOperator: true }, () => to)
    expect(mails).toHaveLength(50)
    expect(mails.at(-2)?.text).toBe('Bonjour,')
    expect(mails.at(-1)?.text).toContain('contract_terminations')
  })

  test('that the mail server refuses do not count until they are sent', async () => {
    const budget: Mail & MailBudget = {
      to: freshAddress(),
      subject: 'Bonjour',
      text: '',
      stranger: 'other',
      clubId: uuidv7(),
    }
    const failing = () => Promise.reject(new Error('Mailbox is full'))
    for (let tries = 0; tries < 40; tries += 1) {
      await expect(sendWithinBudget(context, failing, budget)).rejects.toThrow('Mailbox is full')
    }
    expect(await sent(1, { stranger: 'other', clubId: budget.clubId }, () => budget.to)).toHaveLength(1)
  })
})
