import { expect, test } from 'vitest'
import { planIds } from './plan.ts'
import {
  hasPriority,
  maxMessagesADay,
  maxMessagesOfQuestion,
  maxQuestionsADay,
  whyNotAskSupport,
  whyNotWriteAgain,
} from './support-question.ts'

test('Five questions a day, and twenty messages with them.', () => {
  expect(whyNotAskSupport({ questions: 0, messages: 0 })).toBeNull()
  expect(whyNotAskSupport({ questions: maxQuestionsADay - 1, messages: maxMessagesADay - 1 })).toBeNull()
  expect(whyNotAskSupport({ questions: maxQuestionsADay, messages: maxQuestionsADay })).toBe(
    'too-many-messages',
  )
  expect(whyNotAskSupport({ questions: 1, messages: maxMessagesADay })).toBe('too-many-messages')
})

test('A question goes on for twenty messages a day, and sixty with the answers.', () => {
  const today = { questions: maxQuestionsADay, messages: maxMessagesADay - 1 }
  expect(whyNotWriteAgain(today, 1)).toBeNull()
  expect(whyNotWriteAgain({ ...today, messages: maxMessagesADay }, 1)).toBe('too-many-messages')
  expect(whyNotWriteAgain({ questions: 0, messages: 0 }, maxMessagesOfQuestion - 1)).toBeNull()
  expect(whyNotWriteAgain({ questions: 0, messages: 0 }, maxMessagesOfQuestion)).toBe('too-many-messages')
})

test('Only Pro stands first.', () => {
  expect(planIds.filter(hasPriority)).toEqual(['pro'])
  expect(hasPriority(null)).toBe(false)
})
