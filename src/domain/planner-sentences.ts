import type { ExerciseReasons, PlannerFact, PlayerReason } from './planner-reasons.ts'
import type { TechniqueStatus } from './technique-catalogue.ts'

/** From this many days without practice on, they are given as a reason. */
export const longDays = 14
/** How many players are named before the others are counted. */
const named = 2

/**
 * Why an exercise is in the programme: « 4 joueurs sur 6 sont en progression sur ce geste ; Inès ne l’a pas travaillé
 * depuis 32 jours ».
 */
export function exerciseSentence({
  players,
  ofTheme,
}: Pick<ExerciseReasons, 'players'> & Partial<Pick<ExerciseReasons, 'ofTheme'>>): string {
  const theme = ofTheme ? 'c’est le thème du mois' : null
  if (players.length === 0)
    return theme
      ? 'C’est le thème du mois'
      : 'Choisi sans connaitre les joueurs, pour équilibrer les catégories'
  const clauses = [theme, statusClause(players), absenceClause(players), requestClause(players)]
  const sentence = clauses.filter((clause) => clause !== null).join('\u00A0; ')
  return sentence.charAt(0).toUpperCase() + sentence.slice(1)
}

/** The players in progress, otherwise those not evaluated, otherwise that all master it. */
function statusClause(players: readonly PlayerReason[]): string {
  for (const status of ['in_progress', 'not_evaluated'] as const) {
    const count = players.filter(({ facts }) => statusOf(facts) === status).length
    if (count > 0) return statusSentences[status](players, count)
  }
  const [only] = players
  return players.length === 1
    ? `${only!.firstName} le maîtrise`
    : `les ${players.length} joueurs le maîtrisent`
}

const statusSentences = {
  in_progress: (players: readonly PlayerReason[], count: number) =>
    players.length === 1
      ? `${players[0]!.firstName} est en progression sur ce geste`
      : `${share(count, players.length)} ${count > 1 ? 'sont' : 'est'} en progression sur ce geste`,
  not_evaluated: (players: readonly PlayerReason[], count: number) =>
    players.length === 1
      ? `${players[0]!.firstName} n’a pas encore d’évaluation`
      : `${share(count, players.length)} ${count > 1 ? 'n’ont' : 'n’a'} pas encore d’évaluation`,
} satisfies Partial<Record<TechniqueStatus, (players: readonly PlayerReason[], count: number) => string>>

function share(count: number, total: number): string {
  if (count === total) return `les ${total} joueurs`
  return `${count} joueur${count > 1 ? 's' : ''} sur ${total}`
}

/** The player to refresh it soonest, otherwise those who never practised it, otherwise the longest without it. */
function absenceClause(players: readonly PlayerReason[]): string | null {
  const waiting = longestSince(players, 'to-refresh')
  if (waiting)
    return `${waiting.firstName} le maîtrise, mais ne l’a pas retravaillé depuis ${waiting.days} jours`
  const never = players.filter(({ facts }) => facts.some(({ kind }) => kind === 'never-practised'))
  if (never.length === players.length && never.length > 1) return 'personne ne l’a encore travaillé en séance'
  if (never.length > 0) {
    return `${names(never)} ne ${never.length > 1 ? 'l’ont' : 'l’a'} pas encore travaillé en séance`
  }
  const longest = longestSince(players, 'practised')
  if (!longest || longest.days < longDays) return null
  return `${longest.firstName} ne l’a pas travaillé depuis ${longest.days} jours`
}

function longestSince(
  players: readonly PlayerReason[],
  kind: 'practised' | 'to-refresh',
): { firstName: string; days: number } | null {
  const known = players.flatMap(({ firstName, facts }) =>
    facts.flatMap((fact) => (fact.kind === kind ? [{ firstName, days: fact.days }] : [])),
  )
  return known.reduce<{ firstName: string; days: number } | null>(
    (most, next) => (most && most.days >= next.days ? most : next),
    null,
  )
}

function requestClause(players: readonly PlayerReason[]): string | null {
  const asking = players.filter(({ facts }) => facts.some(({ kind }) => kind === 'requested'))
  if (asking.length === 0) return null
  return `${names(asking)} ${asking.length > 1 ? 'l’ont' : 'l’a'} demandé`
}

/** « Inès », « Inès et Tom », « Inès, Tom et 3 autres ». */
function names(players: readonly PlayerReason[]): string {
  const first = players.slice(0, named).map(({ firstName }) => firstName)
  const others = players.length - named
  if (others <= 0) return first.join(' et ')
  return `${first.join(', ')} et ${others === 1 ? '1 autre' : `${others} autres`}`
}

function statusOf(facts: readonly PlannerFact[]): TechniqueStatus | undefined {
  return facts.find((fact) => fact.kind === 'status')?.status
}
