import { describe, expect, test } from 'vitest'
import { maxGroupPlayers, maxGroups } from './group.ts'
import { createGroupSeats, groupsIn, newGroupsAmong } from './import-groups.ts'

describe('a cell', () => {
  test.each([
    ['', []],
    ['Jeunes', ['Jeunes']],
    ['Jeunes, Compétition', ['Jeunes', 'Compétition']],
    ['Jeunes;Compétition / Loisirs', ['Jeunes', 'Compétition', 'Loisirs']],
    ['Jeunes, JEUNES,, jeunes ', ['Jeunes']],
    ['Mercredi 14h/15h30, lundi/jeudi', ['Mercredi 14h/15h30', 'lundi', 'jeudi']],
    ['Samedi 10:00 / 11:30', ['Samedi 10:00 / 11:30']],
  ])('« %s » names its groups', (cell, groups) => {
    expect(groupsIn(cell)).toEqual({ groups, notes: [] })
  })

  test('says of a name that no group may have', () => {
    expect(groupsIn(`${'a'.repeat(41)}, www.club.fr; Jeunes`)).toEqual({
      groups: ['Jeunes'],
      notes: ['group-unread'],
    })
  })
})

describe('players', () => {
  const jeunes = { name: 'Jeunes', playerIds: ['ines'] }

  test('come into the group of that name, whatever its accents', () => {
    const seats = createGroupSeats([{ name: 'Compétition', playerIds: [] }])
    expect(seats.join(['COMPETITION'], 'tom')).toEqual({
      groups: ['Compétition'],
      joined: ['Compétition'],
      notes: [],
    })
  })

  test('who are in already do not join again', () => {
    expect(createGroupSeats([jeunes]).join(['jeunes', 'Loisirs'], 'ines')).toEqual({
      groups: ['Jeunes', 'Loisirs'],
      joined: ['Loisirs'],
      notes: [],
    })
  })

  test('fill a group up to its limit', () => {
    const playerIds = Array.from({ length: maxGroupPlayers - 1 }, (_, n) => `player ${n}`)
    const seats = createGroupSeats([{ name: 'Jeunes', playerIds }])
    expect(seats.join(['Jeunes'], null).joined).toEqual(['Jeunes'])
    expect(seats.join(['Jeunes'], null)).toEqual({ groups: [], joined: [], notes: ['group-full'] })
    expect(seats.join(['Jeunes'], 'player 0').groups).toEqual(['Jeunes'])
  })

  test('bring new groups up to the limit of the club', () => {
    const known = Array.from({ length: maxGroups - 1 }, (_, n) => ({ name: `Groupe ${n}`, playerIds: [] }))
    const seats = createGroupSeats(known)
    expect(seats.join(['Loisirs', 'Vétérans'], null)).toEqual({
      groups: ['Loisirs'],
      joined: ['Loisirs'],
      notes: ['too-many-groups'],
    })
    expect(seats.join(['LOISIRS'], null).joined).toEqual(['Loisirs'])
  })

  test('name each new group once', () => {
    expect(newGroupsAmong(['Loisirs', 'JEUNES', 'loisirs'], [jeunes])).toEqual(['Loisirs'])
  })
})
