import { v7 as uuidv7 } from 'uuid'
import { describe, expect, test } from 'vitest'
import { caller, testHouse } from '../../../test/house.ts'
import { mailsTo } from '../../../test/mails.ts'
import { clubOf, memberOf, somebody } from '../../../test/people.ts'
import { outcomes, refusal, wrongFields } from '../../../test/refusals.ts'
import * as clubs from '../../contract/clubs.ts'
import * as exercises from '../../contract/exercises.ts'
import { starterExercises } from '../../domain/starter-exercises.ts'

const house = await testHouse()
const nobody = caller(house.app)

describe('founding', () => {
  test('makes the coach its member, with a code derived from the name, a trial and a first library', async () => {
    const coach = await somebody(house, 'coach')
    const id = uuidv7()
    const me = await coach.call(clubs.found, { id, name: ' Éveil Pongiste d’Écully ' })
    expect(me.club).toEqual({ id, name: 'Éveil Pongiste d’Écully', timeZone: 'Europe/Paris' })
    expect(me.waitingFor).toBeNull()

    const page = await coach.call(clubs.show, {})
    expect(page.coaches).toEqual([expect.objectContaining({ id: coach.id, email: coach.email })])
    expect(page.players).toEqual([])
    expect(page.administration).toEqual({
      code: 'eveilpongistedecully',
      approvesPlayers: false,
      waiting: [],
      limits: { coach: null, player: null },
      planInForce: 'pro',
      trialEndsAt: new Date(house.now().getTime() + 14 * 24 * 3600 * 1000).toISOString(),
    })
    expect(await coach.call(exercises.list, {})).toHaveLength(starterExercises.length)
    expect(
      await house.db
        .selectFrom('clubs')
        .select(['subscription_plan', 'created_by'])
        .where('id', '=', id)
        .execute(),
    ).toEqual([{ subscription_plan: 'essential', created_by: coach.id }])
  })

  test('gives the code « club » to a name with nothing left', async () => {
    const club = await clubOf(house, '★ 卓球 ★')
    expect(await club.code()).toBe('club')
  })

  test('ten times at the same instant gives ten codes', async () => {
    const coaches = await Promise.all(Array.from({ length: 10 }, () => somebody(house, 'coach')))
    await Promise.all(
      coaches.map((coach) => coach.call(clubs.found, { id: uuidv7(), name: 'TT Même Instant' })),
    )
    const pages = await Promise.all(coaches.map((coach) => coach.call(clubs.show, {})))
    const codes = Array.from({ length: 10 }, (_, index) => `ttmemeinstant${index || ''}`)
    expect(new Set(pages.map((page) => page.administration?.code))).toEqual(new Set(codes))
  })

  test('twice at the same instant by one coach founds one club', async () => {
    const coach = await somebody(house, 'coach')
    const found = () => coach.call(clubs.found, { id: uuidv7(), name: 'TT Double Clic' })
    expect(await outcomes([found(), found()])).toEqual(['already-in-club', 'ok'])
    const { numDeletedRows } = await house.db
      .deleteFrom('clubs')
      .where('name', '=', 'TT Double Clic')
      .executeTakeFirst()
    expect(numDeletedRows).toBe(1n)
  })

  test('repeated with the same write founds one club and answers the same', async () => {
    const coach = await somebody(house, 'coach')
    const input = { id: uuidv7(), name: 'TT Répété' }
    const writeId = uuidv7()
    const first = await coach.call(clubs.found, input, { writeId })
    expect(await coach.call(clubs.found, input, { writeId })).toEqual(first)
  })

  test('is for coaches without a club, with a name, under an id of its own', async () => {
    const player = await somebody(house, 'player')
    const club = await clubOf(house)
    const input = { id: uuidv7(), name: 'TT Nouveau' }
    expect(await refusal(player.call(clubs.found, input))).toBe('coach-only')
    expect(await refusal(club.coach.call(clubs.found, input))).toBe('already-in-club')
    expect(await refusal(nobody(clubs.found, input))).toBe('not-signed-in')
    const coach = await somebody(house, 'coach')
    expect(await refusal(coach.call(clubs.found, { ...input, id: club.id }))).toBe('id-taken')
    expect(await wrongFields(coach.call(clubs.found, { ...input, name: '  ' }))).toEqual({
      name: 'Nom du club requis',
    })
  })
})

describe('joining', () => {
  test('lets a player in at once, whatever the case of the code and the spaces around it', async () => {
    const club = await clubOf(house)
    const player = await somebody(house, 'player')
    const code = await club.code()
    const me = await player.call(clubs.join, { code: `  ${code.toUpperCase()} ` })
    expect(me.club?.id).toBe(club.id)
    expect(me.waitingFor).toBeNull()
    expect((await player.call(clubs.show, {})).players).toHaveLength(1)
    expect(await mailsTo(house, club.coach.email)).toEqual([])
  })

  test('makes a coach wait, and tells the coaches of the club', async () => {
    const club = await clubOf(house, 'TT Accueil')
    const coach = await somebody(house, 'coach', { firstName: 'Inès', lastName: 'Moreau' })
    const me = await coach.call(clubs.join, { code: await club.code() })
    expect(me.club).toBeNull()
    expect(me.waitingFor?.clubName).toBe('TT Accueil')
    expect(await refusal(coach.call(clubs.show, {}))).toBe('no-club')
    const page = await club.coach.call(clubs.show, {})
    expect(page.coaches).toHaveLength(1)
    expect(page.administration?.waiting).toEqual([
      expect.objectContaining({ id: coach.id, role: 'coach', email: coach.email }),
    ])
    const [mail, ...others] = await mailsTo(house, club.coach.email)
    expect(others).toEqual([])
    expect(mail?.subject).toBe('Inès Moreau demande à rejoindre TT Accueil')
    expect(mail?.text).toContain(`${house.env.PUBLIC_URL}/coach/club`)
  })

  test('makes a player wait where the club approves arrivals', async () => {
    const club = await clubOf(house, 'TT Prudent')
    const { name, timeZone, version } = await club.coach.call(clubs.show, {})
    await club.coach.call(clubs.update, { name, timeZone, version, approvesPlayers: true })
    const player = await somebody(house, 'player')
    const me = await player.call(clubs.join, { code: await club.code() })
    expect(me.waitingFor?.clubName).toBe('TT Prudent')
    expect(await mailsTo(house, club.coach.email)).toHaveLength(1)
  })

  test('refuses an unknown code, an empty one, the code of a closed club, and a second club', async () => {
    const player = await somebody(house, 'player')
    expect(await refusal(player.call(clubs.join, { code: 'codeinconnu' }))).toBe('club-code-unknown')
    expect(await refusal(player.call(clubs.join, { code: '%' }))).toBe('club-code-unknown')
    expect(await wrongFields(player.call(clubs.join, { code: '  ' }))).toEqual({ code: 'Code club requis' })
    expect(await refusal(nobody(clubs.join, { code: 'codeinconnu' }))).toBe('not-signed-in')

    const closed = await clubOf(house)
    const closedCode = await closed.code()
    await closed.coach.call(clubs.leave, {})
    expect(await refusal(player.call(clubs.join, { code: closedCode }))).toBe('club-code-unknown')

    const [first, second] = [await clubOf(house), await clubOf(house)]
    const member = await memberOf(house, first, 'player')
    expect(await refusal(member.call(clubs.join, { code: await second.code() }))).toBe('already-in-club')
    const waiting = await somebody(house, 'coach')
    await waiting.call(clubs.join, { code: await first.code() })
    expect(await refusal(waiting.call(clubs.join, { code: await second.code() }))).toBe('already-in-club')
  })

  test('two clubs at the same instant ends in one', async () => {
    const player = await somebody(house, 'player')
    const codes = [await (await clubOf(house)).code(), await (await clubOf(house)).code()]
    const calls = codes.map((code) => player.call(clubs.join, { code }))
    expect(await outcomes(calls)).toEqual(['already-in-club', 'ok'])
  })
})

describe('the roster', () => {
  test('is sorted by name as French sorts it, and tells a player no address, no code and nobody who waits', async () => {
    const club = await clubOf(house)
    for (const [firstName, lastName] of [
      ['Zoé', 'Blanc'],
      ['Émile', 'Roux'],
      ['eric', 'Petit'],
      ['Émile', 'Noël'],
    ] as const)
      await memberOf(house, club, 'player', { firstName, lastName })
    const waiting = await somebody(house, 'coach')
    await waiting.call(clubs.join, { code: await club.code() })
    const player = await memberOf(house, club, 'player', { firstName: 'Fanny', lastName: 'Girard' })

    const seen = await player.call(clubs.show, {})
    expect(seen.players.map(({ firstName, lastName }) => `${firstName} ${lastName}`)).toEqual([
      'Émile Noël',
      'Émile Roux',
      'eric Petit',
      'Fanny Girard',
      'Zoé Blanc',
    ])
    expect(seen.administration).toBeNull()
    expect(seen.coaches).toHaveLength(1)
    for (const entry of [...seen.coaches, ...seen.players]) {
      expect(Object.keys(entry).toSorted()).toEqual(['firstName', 'id', 'lastName', 'since'])
    }
    expect(seen.memberSince).toBe(house.now().toISOString())
    const page = await club.coach.call(clubs.show, {})
    expect(page.players.every(({ email }) => email?.endsWith('@exemple.fr'))).toBe(true)
  })

  test('is that of the own club only, and of nobody without one', async () => {
    const club = await clubOf(house)
    await memberOf(house, club, 'player')
    const other = await clubOf(house)
    expect((await other.coach.call(clubs.show, {})).players).toEqual([])
    expect(await refusal((await somebody(house, 'player')).call(clubs.show, {}))).toBe('no-club')
    expect(await refusal(nobody(clubs.show, {}))).toBe('not-signed-in')
  })
})
