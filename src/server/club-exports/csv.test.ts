import { expect, test } from 'vitest'
import { exportedLine, instantWriter } from './csv.ts'

const inParis = instantWriter('Europe/Paris')

test('A line of the export says yes and no, and instants, in words of the club.', () => {
  const at = new Date('2026-12-01T22:30:05Z')
  expect(exportedLine(['=Inès', 19.5, true, false, null, at], inParis)).toBe(
    "'=Inès;19,5;oui;non;;2026-12-01 23:30:05\r\n",
  )
})

test('Instants are those of the club’s clocks, in summer and in winter.', () => {
  expect(inParis(new Date('2026-07-01T22:30:00Z'))).toBe('2026-07-02 00:30:00')
  expect(inParis(new Date('2026-12-01T22:30:05Z'))).toBe('2026-12-01 23:30:05')
  expect(instantWriter('Indian/Reunion')(new Date('2026-12-31T20:00:00Z'))).toBe('2027-01-01 00:00:00')
})
