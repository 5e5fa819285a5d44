import { type PlanId, planOffers } from './plan.ts'
import type { AnyRefusal } from './refusal.ts'

/** Of one person, in 24 hours. */
export const maxQuestionsADay = 5
export const maxMessagesADay = 20
/** With the answers to it. */
export const maxMessagesOfQuestion = 60

export const maxSubjectLength = 120
export const maxMessageLength = 4000
export const questionsPerPage = 5

/** How much somebody has written in the last 24 hours; a question is also its first message. */
export interface WrittenToday {
  readonly questions: number
  readonly messages: number
}

export function whyNotAskSupport({ questions, messages }: WrittenToday): AnyRefusal | null {
  if (questions >= maxQuestionsADay) return 'too-many-messages'
  return messages >= maxMessagesADay ? 'too-many-messages' : null
}

export function whyNotWriteAgain({ messages }: WrittenToday, messagesOfQuestion: number): AnyRefusal | null {
  return messages >= maxMessagesADay || messagesOfQuestion >= maxMessagesOfQuestion
    ? 'too-many-messages'
    : null
}

/** Whether a question asked under that plan stands first in the operator's list; without a club there is no plan. */
export function hasPriority(plan: PlanId | null): boolean {
  return plan !== null && planOffers[plan].rights.prioritySupport
}
