import { readFile } from 'node:fs/promises'
import { v7 as uuidv7 } from 'uuid'
import * as v from 'valibot'
import * as field from '../../contract/fields.ts'
import { planOffers } from '../../domain/plan.ts'
import { hasPriority, maxMessageLength } from '../../domain/support-question.ts'
import type { AdminCommand, AdminContext } from '../admin/command.ts'
import { printable } from '../admin/printable.ts'
import type { Db } from '../database/connection.ts'
import { announce, announcing } from '../live/announce.ts'
import { StartError } from '../start-error.ts'
import { mailAnswer } from './mails.ts'
import {
  answerQuestion,
  findAnyQuestion,
  listWaiting,
  lockQuestion,
  type OperatorQuestion,
} from './operator-store.ts'
import { operatorCommand } from '../operator-command.ts'

export const supportCommands: Record<`support ${'list' | 'show' | 'reply'}`, AdminCommand> = {
  'support list': {
    usage: 'support list',
    summary: 'the questions that wait for an answer: Pro first, then the oldest',
    async run({ db }) {
      const { questions, total } = await listWaiting(db)
      if (total === 0) return 'No question waits for an answer.'
      const lines = questions.map(({ id, plan, waitingSince, subject, asker, clubName }) =>
        [
          id,
          hasPriority(plan) ? '[Pro]' : '     ',
          waitingSince.toISOString().slice(0, 16),
          `${asker} (${clubName ?? 'no club'}): ${subject}`,
        ].join('  '),
      )
      if (total > lines.length) lines.push(`… and ${total - lines.length} more, once these have an answer.`)
      return printable(lines.join('\n'))
    },
  },
  'support show': {
    usage: 'support show ID',
    summary: 'a question with everything that was written',
    run: async (context, [id]) => printable(shown(await questionOf(context, id))),
  },
  'support reply': {
    usage: 'support reply ID READ [FILE]',
    summary:
      'answers with the text of the file, otherwise of the standard input, where READ is how many messages you have read: by mail and on the coach’s screen',
    async run(context, [id, read, file]) {
      const { db, env, now } = context
      const question = await questionOf(context, id)
      const messagesRead = countOf(read)
      const text = readable(file === undefined ? await context.readInput() : await textOf(file))
      await announcing(db, async (tx) => {
        await refuseUnread(tx, question.id, messagesRead)
        await answerQuestion(tx, { id: uuidv7(), questionId: question.id, text, now: now() })
        const answered = await findAnyQuestion(tx, question.id)
        if (answered) await mailAnswer(tx, answered, env)
        announce(tx, { topic: 'support', accounts: [question.accountId] })
      })
      return `${question.asker} has your answer on the screen, and gets it by mail at ${question.email}.`
    },
  },
}

async function questionOf({ db }: AdminContext, given: string | undefined): Promise<OperatorQuestion> {
  const id = v.safeParse(field.id, given)
  const question = id.success ? await findAnyQuestion(db, id.output) : undefined
  if (!question)
    throw new StartError(`There is no question of that id: ${operatorCommand('admin support list')}`)
  return question
}

function countOf(read: string | undefined): number {
  if (read !== undefined && /^\d{1,3}$/.test(read)) return Number(read)
  throw new StartError('Say how many messages you have read, as « support show ID » prints it.')
}

/** Otherwise what nobody has read would leave the list, and its coach would see « Répondu ». */
async function refuseUnread(tx: Db, id: string, read: number): Promise<void> {
  await lockQuestion(tx, id)
  const written = (await findAnyQuestion(tx, id))?.messages.length ?? 0
  if (written !== read)
    throw new StartError(
      `There are ${written} messages, and you have read ${read}: ${operatorCommand(`admin support show ${id}`)}`,
    )
}

async function textOf(file: string): Promise<string> {
  try {
    return await readFile(file, 'utf8')
  } catch (error) {
    throw new StartError(
      `The file ${file} cannot be read: ${operatorCommand('admin support reply ID READ [FILE]')}`,
      {
        cause: error,
      },
    )
  }
}

/** As a coach's own message: nothing else could be stored, or read on a phone. */
function readable(text: string): string {
  const message = v.safeParse(field.requiredText('nothing', maxMessageLength), text)
  if (message.success) return message.output
  throw new StartError(
    text.trim() === ''
      ? 'The answer is empty: give its text on the standard input, or name a file.'
      : `The answer should be a text of at most ${maxMessageLength} characters.`,
  )
}

function shown(question: OperatorQuestion): string {
  const { asker, email, clubName, plan, device, screen, version, requestId, subject, messages } = question
  return [
    `${subject}\n${asker}, ${email}`,
    `${clubName ?? 'No club'}, ${plan ? planOffers[plan].name : 'no plan'}${hasPriority(plan) ? ' [Pro]' : ''}`,
    `${device}, ${screen}, ${version}, failed request: ${requestId ?? 'none'}`,
    ...messages.map(
      ({ fromOperator, writtenAt, text }) =>
        `\n${fromOperator ? '← you' : `→ ${asker}`}, ${writtenAt.slice(0, 16)}\n${text}`,
    ),
    `\n${question.waits ? 'Waits for an answer.' : 'Answered.'} To answer: ${operatorCommand(`admin support reply ${question.id} ${messages.length}`)}`,
  ].join('\n')
}
