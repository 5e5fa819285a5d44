import { expect, test } from 'vitest'
import type { Group } from '../../contract/groups.ts'
import { filledFrom } from './group-fill.ts'

const youth: Group = {
  id: 'youth',
  name: 'Jeunes compétition',
  weekday: 4,
  time: '18:30',
  duration: '1h30',
  placeId: 'gymnase',
  nextCompetition: null,
  coachIds: ['marc', 'lea'],
  playerIds: ['tom', 'ines', 'gone'],
  version: 1,
}
const filling = { today: '2026-11-24', isNew: true, memberIds: new Set(['ines', 'tom', 'zoe']) }

test('A group fills in its players who are in the club, and what is usual for it', () => {
  expect(filledFrom(youth, filling)).toEqual({
    groupId: 'youth',
    playerIds: ['ines', 'tom'],
    placeId: 'gymnase',
    coachIds: ['lea', 'marc'],
    date: '2026-11-26',
    time: '18:30',
    duration: '1h30',
  })
})

test('A session that stands already keeps its date, time and duration', () => {
  expect(filledFrom(youth, { ...filling, isNew: false })).toEqual({
    groupId: 'youth',
    playerIds: ['ines', 'tom'],
    placeId: 'gymnase',
    coachIds: ['lea', 'marc'],
  })
})

test('What is not usual for a group is left as it was typed', () => {
  const bare = { ...youth, weekday: null, time: null, duration: null, placeId: null, coachIds: [] }
  expect(filledFrom(bare, filling)).toEqual({ groupId: 'youth', playerIds: ['ines', 'tom'] })
})

test('Before the club was read all of the group’s players are filled in', () => {
  expect(filledFrom(youth, { ...filling, memberIds: null })).toMatchObject({
    playerIds: ['gone', 'ines', 'tom'],
  })
})
