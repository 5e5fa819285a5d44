import { describe, expect, test } from 'vitest'
import { returnToAccountDays } from './account.ts'
import { reopenDays } from './club-closing.ts'
import { exportHours } from './club-export.ts'
import { guestKeptDays } from './hall/hall-guests.ts'
import { importHours } from './player-import.ts'
import { keptSince, type Retention, retention, type RetentionRule } from './retention.ts'

const now = new Date('2026-11-27T18:00:00Z')

describe('What is kept since when', () => {
  test.each([
    ['formerMembers', '2024-11-27T18:00:00Z'],
    ['refusedArrivals', '2026-10-28T18:00:00Z'],
    ['answeredWrites', '2026-10-28T18:00:00Z'],
    ['journal', '2025-11-27T18:00:00Z'],
    ['support', '2024-11-27T18:00:00Z'],
    ['acceptedTerms', '2021-11-27T18:00:00Z'],
    ['imports', '2026-11-26T18:00:00Z'],
  ] as const)('%s', (rule, since) => {
    expect(keptSince(rule, now)).toEqual(new Date(since))
  })

  test('counts months by the calendar.', () => {
    expect(keptSince('support', new Date('2028-02-29T10:00:00Z'))).toEqual(new Date('2026-02-28T10:00:00Z'))
  })

  test('has no answer where somebody else deletes.', () => {
    expect(() => keptSince('backups', now)).toThrow('not deleted by this server')
  })
})

test('The periods are those that the rules of the things have.', () => {
  expect(retention.leavingAccounts.period.days).toBe(returnToAccountDays)
  expect(retention.closedClubs.period.days).toBe(reopenDays)
  expect(retention.guests.period.days).toBe(guestKeptDays)
  expect(retention.imports.period.days * 24).toBe(importHours)
  expect(retention.exports.period.days * 24).toBe(exportHours)
})

test.each(Object.keys(retention) as RetentionRule[])('The page says what the rule does: %s', (name) => {
  const { period, howLong } = retention[name]
  const plain = howLong.replaceAll('\u00A0', ' ')
  expect(plain).toContain(saidOf(period))
})

function saidOf(period: Retention['period']): string {
  if (period === null) return ''
  if ('years' in period) return `${period.years} ans`
  if ('months' in period) return `${period.months} mois`
  return period.days === 1 ? '24 heures' : `${period.days} jours`
}
