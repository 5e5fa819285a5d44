import { describe, expect, test } from 'vitest'
import { type Ability, abilities, can, isFor, needsClub, stopsInReadOnlyClub, whyCannot } from './ability.ts'
import type { Actor, Member } from './actor.ts'
import type { Refusal } from './refusal.ts'

const lea: Member = { id: 'lea', role: 'coach', rank: 'coach', clubId: 'vaise' }
const theo: Member = { ...lea, id: 'theo', rank: 'assistant' }
const ines: Member = { id: 'ines', role: 'player', rank: 'player', clubId: 'vaise' }
const everything = Object.keys(abilities) as Ability[]

const ofEverybody = 'manageAccount actForChildren'
const ofAnybody = `${ofEverybody} joinClub leaveClub`
const ofMembers = 'readExercise readClub readSessions readRequests'
const ofClublessCoaches = 'openCoachArea foundClub askSupport closeClub exportClub'
const ofCoaches =
  'readDashboard runClub removeMembers handOverClub manageBilling readPlayers readAnalyses readStatistics readAddresses setScores ' +
  'setRankings importPlayers invitePlayers editLicences readGroups manageGroups readSeasons openSeasons manageApiKeys endApiKeys readJournal markEvaluations readAllSessions planSessions callRoll readLibrary writeExercises removeExercises readAllRequests answerRequests'
const ofAssistants =
  'readDashboard readPlayers readAnalyses readStatistics readGroups readSeasons readJournal readAllSessions readLibrary readAllRequests callRoll markEvaluations'
const ofClublessPlayers = 'openPlayerArea editProfile readOwnProgress'
const ofPlayers = 'replyToSessions giveFeedback askForExercises'

describe('What may be done', () => {
  test.each<[string, Actor, string[]]>([
    ['by a coach of a club', lea, [ofAnybody, ofMembers, ofClublessCoaches, ofCoaches]],
    [
      'by an assistant: reads all but addresses and billing, calls the roll, marks',
      theo,
      [ofAnybody, ofMembers, 'openCoachArea foundClub askSupport', ofAssistants],
    ],
    ['by a player of a club', ines, [ofAnybody, ofMembers, ofClublessPlayers, ofPlayers]],
    ['by a coach without one', { ...lea, clubId: null }, [ofAnybody, ofClublessCoaches]],
    ['by a player without one', { ...ines, clubId: null }, [ofAnybody, ofClublessPlayers]],
    ['by a guardian', { id: 'sonia', role: 'guardian', rank: 'guardian', clubId: null }, [ofEverybody]],
  ])('%s', (_, actor, expected) => {
    expect(everything.filter((ability) => can(actor, ability)).toSorted()).toEqual(words(...expected))
  })

  test('in a club that may only be read: what leads out of it, and reading', () => {
    const reading = everything.filter((ability) => ability.startsWith('read'))
    const leaving = words(
      'manageAccount actForChildren openCoachArea openPlayerArea editProfile foundClub askSupport leaveClub removeMembers handOverClub closeClub exportClub endApiKeys manageBilling',
    )
    const left = everything.filter((ability) => !stopsInReadOnlyClub(ability))
    expect(left.toSorted()).toEqual([...reading, ...leaving].toSorted())
  })
})

test.each(everything)('%s is refused in the name of those who have it', (ability) => {
  const refusals = [lea, theo, ines]
    .map((actor) => whyCannot(actor, ability))
    .filter((refusal) => refusal !== null)
  const named: Partial<Record<Refusal, Member>> = {
    'coach-only': lea,
    'not-for-assistants': lea,
    'player-only': ines,
  }
  const holders = refusals.map((refusal) => named[refusal])
  expect(holders.map((holder) => holder && can(holder, ability))).toEqual(refusals.map(() => true))
})

test('An assistant has nothing that a coach has not', () => {
  expect(everything.filter((ability) => can(theo, ability) && !can(lea, ability))).toEqual([])
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

test('A rank has what its members of a club have', () => {
  for (const ability of everything) {
    for (const actor of [lea, theo, ines]) expect(isFor(actor, ability)).toBe(can(actor, ability))
  }
  expect(isFor({ rank: 'coach' }, 'planSessions')).toBe(true)
})

test('What is about a club needs one', () => {
  const withoutClub = everything.filter((ability) => !needsClub(ability))
  expect(withoutClub.toSorted()).toEqual(words(ofAnybody, ofClublessCoaches, ofClublessPlayers))
})

function words(...lists: string[]): string[] {
  return lists.join(' ').split(' ').toSorted()
}
