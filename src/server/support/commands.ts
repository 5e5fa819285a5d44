import { readFile } from 'node:fs/promises'
import { v7 as uuidv7 } from 'uuid'
import * as v from 'valibot'
import * as field from '../../contract/fields.ts'
import { planOffers } from '../../domain/plan.ts'
import { hasPriority, maxMessageLength } from '../../domain/support-question.ts'
import type { AdminCommand, AdminContext } from '../admin/command.ts'
import { announce, announcing } from '../live/announce.ts'
import { StartError } from '../start-error.ts'
import { mailAnswer } from './mails.ts'
import { answerQuestion, findAnyQuestion, listWaiting, type OperatorQuestion } from './operator-store.ts'

export const supportCommands: Record<`support ${'list' | 'show' | 'reply'}`, AdminCommand> = {
  'support list': {
    usage: 'support list',
    summary: 'the questions that wait for an answer: Pro first, then the oldest',
    async run({ db }) {
      const waiting = await listWaiting(db)
      if (waiting.length === 0) return 'No question waits for an answer.'
      return waiting
        .map(({ id, plan, waitingSince, subject, asker, clubName }) =>
          [
            id,
            hasPriority(plan) ? '[Pro]' : '     ',
            waitingSince.toISOString().slice(0, 16),
            `${asker} (${clubName ?? 'no club'}): ${subject}`,
          ].join('  '),
        )
        .join('\n')
    },
  },
  'support show': {
    usage: 'support show ID',
    summary: 'a question with everything that was written',
    run: async (context, [id]) => shown(await questionOf(context, id)),
  },
  'support reply': {
    usage: 'support reply ID [FILE]',
    summary:
      'answers with the text of the file, otherwise of the standard input: by mail and on the coach’s screen',
    async run(context, [id, file]) {
      const { db, env, now } = context
      const question = await questionOf(context, id)
      const text = readable(file === undefined ? await context.readInput() : await readFile(file, 'utf8'))
      await announcing(db, async (tx) => {
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
  if (!question) throw new StartError('There is no question of that id: npm run admin support list')
  return question
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
    `\n${question.waits ? 'Waits for an answer.' : 'Answered.'}`,
  ].join('\n')
}
