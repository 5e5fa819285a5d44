import { describe, expect, test } from 'vitest'
import type { KnownGroup } from './import-groups.ts'
import type { KnownPlayer } from './import-people.ts'
import { newGroupsOf, planImport } from './import-plan.ts'

const columns = ['lastName', 'firstName', 'email', 'licence', 'birthYear', 'ranking', 'groups'] as const

const ines: KnownPlayer = {
  id: 'ines',
  firstName: 'Inès',
  lastName: 'Morel',
  email: 'ines@exemple.fr',
  licence: null,
  birthYear: 2011,
  ranking: 843,
}
const tom: KnownPlayer = {
  ...ines,
  id: 'tom',
  firstName: 'Tom',
  lastName: 'Garcia',
  email: null,
  licence: '123',
}

function plan(
  lines: readonly string[],
  {
    players = [ines, tom],
    places = null as number | null,
    coachEmails = ['lea@exemple.fr'],
    groups = [] as KnownGroup[],
  } = {},
) {
  const rows = lines.map((line, index) => ({ line: index + 2, cells: line.split(';') }))
  return planImport({ rows, columns, players, groups, places, coachEmails, year: 2026 })
}

describe('a row', () => {
  test('adds whom the club has not', () => {
    expect(plan(['PETIT;Zoé;zoe@exemple.fr;456;2012;620'])).toEqual([
      {
        fate: 'created',
        notes: [],
        person: {
          firstName: 'Zoé',
          lastName: 'Petit',
          email: 'zoe@exemple.fr',
          licence: '456',
          birthYear: 2012,
          ranking: 620,
          groups: [],
        },
      },
    ])
  })

  test.each([
    ['by licence, whatever the name', 'X;Y;;123;;900', 'tom', { ranking: 900 }],
    ['by licence without its zeros', 'X;Y;;00123;;900', 'tom', { ranking: 900 }],
    ['by address', 'Morell;Ines;INES@exemple.fr;789;;', 'ines', { licence: '789' }],
    ['by name', 'MOREL;INES;;;;900', 'ines', { ranking: 900 }],
    ['by name and year', 'MOREL;INES;;;12/03/2011;900', 'ines', { ranking: 900 }],
  ])('finds a player %s', (_, line, playerId, changes) => {
    expect(plan([line])).toMatchObject([{ fate: 'updated', playerId, changes }])
  })

  test('says where a licence or an address is of another name', () => {
    expect(plan(['X;Y;;123;;900', 'Morell;Ines;ines@exemple.fr;;;900'])).toMatchObject([
      { playerId: 'tom', notes: ['other-name'] },
      { playerId: 'ines', notes: ['other-name'] },
    ])
    expect(plan(['GARCIA;TOM;;123;;900'])).toMatchObject([{ playerId: 'tom', notes: [] }])
  })

  test('adds somebody of the same name who is born in another year', () => {
    expect(plan(['MOREL;Inès;;;1984;'])).toMatchObject([{ fate: 'created' }])
  })

  test('with another licence is the same player where the year of birth is the same', () => {
    expect(plan(['Garcia;Tom;;999;2011;'])).toMatchObject([{ fate: 'updated', changes: { licence: '999' } }])
    expect(plan(['Garcia;Tom;;999;;'])).toMatchObject([{ fate: 'created' }])
  })

  test('changes nothing by blanks, nor the address and year that are there', () => {
    expect(plan(['Morel;Inès;;;;', 'Garcia;Tom;;;2011;843'])).toMatchObject([
      { fate: 'unchanged', changes: {} },
      { fate: 'unchanged', changes: {} },
    ])
    expect(plan(['Morel;Inès;autre@exemple.fr;;;'])).toMatchObject([{ fate: 'unchanged' }])
  })

  test('gives an address to whom has none', () => {
    expect(plan(['Garcia;Tom;tom@exemple.fr;;;'])).toMatchObject([
      { fate: 'updated', changes: { email: 'tom@exemple.fr' } },
    ])
  })

  test('with the class of the points that are known changes nothing', () => {
    expect(plan(['Morel;Inès;;;;8', 'Garcia;Tom;;;;9'])).toMatchObject([
      { fate: 'unchanged' },
      { fate: 'updated', changes: { ranking: 900 } },
    ])
  })

  test.each([
    ['licence', ['A;B;;77;;', 'C;D;;77;;']],
    ['name', ['Petit;Zoé;;;;', 'PETIT;ZOE;;;2012;']],
    ['player', ['Garcia;Tom;;;;', 'X;Y;;123;;']],
  ])('that is there twice by %s is left out, with where it was', (_, lines) => {
    expect(plan(lines)[1]).toEqual({ fate: 'left-out', reason: 'twice', ofLine: 2 })
  })

  test('of a brother with the same address goes without it', () => {
    const rows = plan(['Petit;Zoé;parent@exemple.fr;;;', 'Petit;Léo;parent@exemple.fr;;;'])
    expect(rows).toMatchObject([
      { fate: 'created', person: { email: 'parent@exemple.fr' } },
      { fate: 'created', person: { email: null }, notes: ['email-of-another'] },
    ])
    expect(plan(['Morel;Paul;ines@exemple.fr;;;'])).toMatchObject([
      { fate: 'created', person: { email: null }, notes: ['email-of-another'] },
    ])
    expect(plan(['Fontaine;Léa;lea@exemple.fr;;;'])).toMatchObject([
      { fate: 'created', person: { email: null } },
    ])
  })

  test('that two players fit is left out', () => {
    const twins = [ines, { ...ines, id: 'other', email: null }]
    expect(plan(['Morel;Inès;;;;'], { players: twins })).toEqual([{ fate: 'left-out', reason: 'ambiguous' }])
  })

  test('beyond the plan’s limit is left out, and players whom the club has are not counted', () => {
    const rows = plan(['A;B;;;;', 'Morel;Inès;;;;900', 'C;D;;;;', 'E;F;;;;'], { places: 2 })
    expect(rows.map(({ fate }) => fate)).toEqual(['created', 'updated', 'created', 'beyond-limit'])
  })
})

describe('groups', () => {
  const groups = [{ name: 'Jeunes', playerIds: ['ines'] }]

  test('of further lines are joined too: a list by training has a player on several', () => {
    const plans = plan(
      [
        'PETIT;Zoé;;;;;Mardi',
        'Morel;Inès;;;;;Jeunes',
        'Petit;Zoé;;;;;jeudi, MARDI',
        'Morel;Inès;;;;;Jeudi',
        'Petit;Zoé;;;;;Samedi',
      ],
      { groups },
    )
    expect(plans).toMatchObject([
      { fate: 'created', person: { groups: ['Mardi', 'jeudi', 'Samedi'] } },
      { fate: 'updated', person: { groups: ['Jeunes', 'jeudi'] }, changes: { groups: ['jeudi'] } },
      { fate: 'left-out', reason: 'twice', ofLine: 2, groups: ['jeudi'] },
      { fate: 'left-out', reason: 'twice', ofLine: 3, groups: ['jeudi'] },
      { fate: 'left-out', reason: 'twice', ofLine: 2, groups: ['Samedi'] },
    ])
    expect(newGroupsOf(plans, groups)).toEqual(['Mardi', 'jeudi', 'Samedi'])
  })

  test('of further lines do not come where there is no place', () => {
    const plans = plan(['PETIT;Zoé;;;;;Mardi', 'PETIT;Zoé;;;;;Jeudi'], { places: 0, groups })
    expect(plans).toMatchObject([{ fate: 'beyond-limit' }, { reason: 'twice' }])
    expect(plans[1]).not.toHaveProperty('groups')
    expect(newGroupsOf(plans, groups)).toEqual([])
  })

  test('are the club’s of that name, or new', () => {
    const plans = plan(
      ['MOREL;Inès;;;;;jeunes', 'GARCIA;Tom;;123;;;JEUNES', 'PETIT;Zoé;;;;;Loisirs, Jeunes'],
      {
        groups,
      },
    )
    expect(plans).toMatchObject([
      { fate: 'unchanged', person: { groups: ['Jeunes'] } },
      { fate: 'updated', playerId: 'tom', changes: { groups: ['Jeunes'] } },
      { fate: 'created', person: { groups: ['Loisirs', 'Jeunes'] } },
    ])
    expect(newGroupsOf(plans, groups)).toEqual(['Loisirs'])
  })

  test('are not made for whom the plan has no place', () => {
    const plans = plan(['PETIT;Zoé;;;;;Loisirs'], { places: 0, groups })
    expect(plans).toMatchObject([{ fate: 'beyond-limit' }])
    expect(newGroupsOf(plans, groups)).toEqual([])
  })

  test('that no group can be are said', () => {
    expect(plan([`PETIT;Zoé;;;;;${'a'.repeat(41)}`])).toMatchObject([{ notes: ['group-unread'] }])
  })
})
