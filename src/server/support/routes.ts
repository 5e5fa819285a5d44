import * as support from '../../contract/support.ts'
import { type Actor, isMember } from '../../domain/actor.ts'
import type { PlanId } from '../../domain/plan.ts'
import { hasPriority, whyNotAskSupport, whyNotWriteAgain } from '../../domain/support-question.ts'
import { deviceName } from '../accounts/device-name.ts'
import type { App } from '../app-env.ts'
import { planInForceOf } from '../clubs/plan-in-force.ts'
import type { ClubSettings } from '../clubs/store.ts'
import type { Db } from '../database/connection.ts'
import { announce } from '../live/announce.ts'
import { allow, foundOr404 } from '../refused.ts'
import { serve } from '../serve.ts'
import { mailCopy, mailOperator } from './mails.ts'
import { continueQuestion, countWritten, findQuestion, insertQuestion, listQuestions } from './store.ts'

export function supportRoutes(app: App): void {
  serve(app, support.show, async ({ input, actor, db, now, http }) => {
    const { env } = http.var.context
    const plan = await planOf(db, actor, env, now)
    return {
      ...(await listQuestions(db, actor, input.page)),
      attached: { plan, device: deviceName(http.req.header('User-Agent')) },
      hasPriority: hasPriority(plan),
      promise: env.SUPPORT_PROMISE ?? null,
    }
  })

  serve(app, support.ask, async ({ input, actor, db, now, http }) => {
    const { env } = http.var.context
    const written = await countWritten(db, actor, now)
    const asked = await findQuestion(db, actor, input.id)
    // Its answer was lost: the coach pressed again.
    if (asked?.subject === input.subject && isSaid(asked, input.id, input.text)) return asked
    allow(whyNotAskSupport(written))
    const plan = await planOf(db, actor, env, now)
    const device = deviceName(http.req.header('User-Agent'))
    await insertQuestion(db, actor, input, { plan, device, now })
    const question = foundOr404(await findQuestion(db, actor, input.id))
    await mailOperator(db, question, env)
    await mailCopy(db, question, env)
    announce(db, { topic: 'support', accounts: [actor.id] })
    return question
  })

  serve(app, support.write, async ({ input: { id, messageId, text }, actor, db, now, http }) => {
    const { env } = http.var.context
    const written = await countWritten(db, actor, now)
    const before = foundOr404(await findQuestion(db, actor, id))
    if (isSaid(before, messageId, text)) return before
    allow(whyNotWriteAgain(written, before.messages.length))
    const plan = await planOf(db, actor, env, now)
    await continueQuestion(db, actor, { id: messageId, questionId: id, text, now }, plan)
    const question = foundOr404(await findQuestion(db, actor, id))
    await mailOperator(db, question, env)
    announce(db, { topic: 'support', accounts: [actor.id] })
    return question
  })
}

/** Whether the coach has already written just that, under that id. */
function isSaid({ messages }: support.SupportQuestion, id: string, text: string): boolean {
  return messages.some((each) => each.id === id && each.text === text && !each.fromOperator)
}

/** None without a club, nor where nothing is sold: there every club would have priority, and whoever has no club none. */
async function planOf(db: Db, actor: Actor, settings: ClubSettings, now: Date): Promise<PlanId | null> {
  return isMember(actor) && settings.BILLING !== 'off' ? planInForceOf(db, actor, settings, now) : null
}
