import { describe, expect, test } from 'vitest'
import { type Ability, abilities, can, isFor, needsClub, stopsInReadOnlyClub, whyCannot } from './ability.ts'
import type { Actor, Member } from './actor.ts'
import type { Refusal } from './refusal.ts'

const lea: Member = { id: 'lea', role: 'coach', clubId: 'vaise' }
const ines: Member = { id: 'ines', role: 'player', clubId: 'vaise' }
const everything = Object.keys(abilities) as Ability[]

const ofAnybody = 'manageAccount joinClub leaveClub'
const ofMembers = 'readClub readSessions readRequests'
const ofClublessCoaches = 'openCoachArea foundClub askSupport'
const ofCoaches =
  'readDashboard runClub removeMembers handOverClub exportClub manageBilling readPlayers readAnalyses readStatistics readAddresses setScores ' +
  'setRankings importPlayers editLicences readGroups manageGroups manageApiKeys endApiKeys markEvaluations readAllSessions planSessions callRoll readLibrary writeExercises removeExercises readAllRequests answerRequests'
const ofClublessPlayers = 'openPlayerArea editProfile readOwnProgress'
const ofPlayers = 'replyToSessions giveFeedback askForExercises'

describe('What may be done', () => {
  test.each<[string, Actor, string[]]>([
    ['by a coach of a club', lea, [ofAnybody, ofMembers, ofClublessCoaches, ofCoaches]],
    ['by a player of a club', ines, [ofAnybody, ofMembers, ofClublessPlayers, ofPlayers]],
    ['by a coach without one', { ...lea, clubId: null }, [ofAnybody, ofClublessCoaches]],
    ['by a player without one', { ...ines, clubId: null }, [ofAnybody, ofClublessPlayers]],
  ])('%s', (_, actor, expected) => {
    expect(everything.filter((ability) => can(actor, ability)).toSorted()).toEqual(words(...expected))
  })

  test('in a club that may only be read: what leads out of it, and reading', () => {
    const reading = everything.filter((ability) => ability.startsWith('read'))
    const leaving = words(
      'manageAccount openCoachArea openPlayerArea editProfile foundClub askSupport leaveClub removeMembers handOverClub exportClub endApiKeys manageBilling',
    )
    const left = everything.filter((ability) => !stopsInReadOnlyClub(ability))
    expect(left.toSorted()).toEqual([...reading, ...leaving].toSorted())
  })
})

test.each(everything)('%s is refused in the name of those who have it', (ability) => {
  const refusals = [lea, ines].map((actor) => whyCannot(actor, ability)).filter((refusal) => refusal !== null)
  const named: Partial<Record<Refusal, Member>> = { 'coach-only': lea, 'player-only': ines }
  const holders = refusals.map((refusal) => named[refusal])
  expect(holders.map((holder) => holder && can(holder, ability))).toEqual(refusals.map(() => true))
})

test('Nobody has any without signing in', () => {
  expect(new Set(everything.map((ability) => whyCannot(null, ability)))).toEqual(new Set(['not-signed-in']))
})

test('Whoever has no club hears that before their role', () => {
  const waiting = { ...ines, clubId: null }
  expect(whyCannot(waiting, 'planSessions')).toBe('no-club')
  expect(whyCannot(waiting, 'writeExercises')).toBe('club-id-not-found')
  expect(whyCannot(waiting, 'foundClub')).toBe('coach-only')
})

test('A role has what its members of a club have', () => {
  for (const ability of everything) {
    expect([isFor(lea, ability), isFor(ines, ability)]).toEqual([can(lea, ability), can(ines, ability)])
  }
  expect(isFor({ role: 'coach' }, 'planSessions')).toBe(true)
})

test('What is about a club needs one', () => {
  const withoutClub = everything.filter((ability) => !needsClub(ability))
  expect(withoutClub.toSorted()).toEqual(words(ofAnybody, ofClublessCoaches, ofClublessPlayers))
})

function words(...lists: string[]): string[] {
  return lists.join(' ').split(' ').toSorted()
}
