import { expect, test } from 'vitest'
import { changeSettings } from './club-settings.ts'

test('a setting that is not named stays as it is', () => {
  const vaise = { name: 'Vaise', timeZone: 'Europe/Paris', approvesPlayers: true }
  expect(changeSettings(vaise, {})).toEqual(vaise)
  const change = { name: 'Saône', timeZone: 'Indian/Reunion', approvesPlayers: false }
  expect(changeSettings(vaise, change)).toEqual(change)
})
