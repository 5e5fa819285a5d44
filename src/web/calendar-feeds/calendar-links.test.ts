import { expect, test } from 'vitest'
import { feedToken } from '../../domain/calendar-feed.ts'
import { calendarLinks, kindsFor, newFeedToken } from './calendar-links.ts'

test('Each token is 32 bytes of its own.', () => {
  const tokens = Array.from({ length: 50 }, newFeedToken)
  expect(new Set(tokens).size).toBe(50)
  for (const token of tokens) expect(token).toMatch(feedToken)
})

test('One address, as calendars want it.', () => {
  expect(calendarLinks('https://rebond.example', 'abc')).toEqual({
    address: 'https://rebond.example/agenda/abc.ics',
    webcal: 'webcal://rebond.example/agenda/abc.ics',
    google: 'https://calendar.google.com/calendar/r?cid=webcal%3A%2F%2Frebond.example%2Fagenda%2Fabc.ics',
  })
})

test('The device’s own calendar comes first.', () => {
  expect(kindsFor('Mozilla/5.0 (Linux; Android 16; Pixel 9)')[0]).toBe('google')
  expect(kindsFor('Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X)')[0]).toBe('apple')
  expect(kindsFor('Mozilla/5.0 (Windows NT 10.0; Win64; x64)')[0]).toBe('other')
})
