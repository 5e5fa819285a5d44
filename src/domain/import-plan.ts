import type { ImportColumns } from './import-columns.ts'
import {
  createGroupSeats,
  type GroupSeats,
  groupsBeside,
  type KnownGroup,
  newGroupsAmong,
} from './import-groups.ts'
import {
  createSeen,
  indexPlayers,
  isSameLicence,
  type KnownPlayer,
  type PeopleIndex,
  type Seen,
} from './import-people.ts'
import { type ImportedPerson, nameKey, readRow, type RowNote } from './import-row.ts'

/** A row of the file; `line` is its number there, from 1. */
export interface FileRow {
  readonly line: number
  readonly cells: readonly string[]
}

export const leftOutReasons = [
  'no-name',
  'bad-name',
  'twice',
  'ambiguous',
  // Found out by the job only.
  'waiting',
  'has-account',
  'removed',
  'left-club',
] as const
export type LeftOutReason = (typeof leftOutReasons)[number]

/** What changes of a player whom the club has already. */
export type ImportChanges = Partial<
  Readonly<{ email: string; licence: string; birthYear: number; ranking: number; groups: readonly string[] }>
>

export type RowPlan =
  | {
      readonly fate: 'created' | 'beyond-limit'
      readonly person: ImportedPerson
      readonly notes: readonly RowNote[]
    }
  | {
      readonly fate: 'updated' | 'unchanged'
      readonly playerId: string
      readonly person: ImportedPerson
      readonly changes: ImportChanges
      readonly notes: readonly RowNote[]
    }
  | {
      readonly fate: 'left-out'
      readonly reason: LeftOutReason
      /** Of the row that says the same. */
      readonly ofLine?: number
      /** Which groups that person joins because of this row. */
      readonly groups?: readonly string[]
    }

export interface ImportSubject {
  readonly rows: readonly FileRow[]
  readonly columns: ImportColumns
  readonly players: readonly KnownPlayer[]
  readonly groups: readonly KnownGroup[]
  /** Addresses of the club's coaches. */
  readonly coachEmails: readonly string[]
  /** How many players the plan still lets in; null without a limit. */
  readonly places: number | null
  /** The club's. */
  readonly year: number
}

/** What becomes of each row, in the order of the file. */
export function planImport(subject: ImportSubject): RowPlan[] {
  const { rows, columns, year, coachEmails } = subject
  const people = indexPlayers(subject.players)
  const seen = createSeen(coachEmails)
  const seats = createGroupSeats(subject.groups)
  let places = subject.places ?? Infinity
  // A list by training has a player on several lines.
  const leaveOut = (ofLine: number, { groups }: ImportedPerson): RowPlan => ({
    fate: 'left-out',
    reason: 'twice',
    ofLine,
    groups,
  })

  const plans = rows.map(({ line, cells }): RowPlan => {
    const read = readRow(cells, columns, year)
    if ('flaw' in read) return { fate: 'left-out', reason: read.flaw }
    const earlier = seen.lineOf(read.person)
    if (earlier !== null) return leaveOut(earlier, read.person)
    const found = people.find(read.person)
    if (found === 'ambiguous') return { fate: 'left-out', reason: 'ambiguous' }
    const again = found && seen.lineOfPlayer(found.id)
    if (again) return leaveOut(again, read.person)
    const notes = [...read.notes]
    const person = withoutWhatIsAnothers(read.person, { found, people, seen, notes })
    seen.add(line, person, found?.id ?? null)
    if (found) {
      if (nameKey(found) !== nameKey(person)) notes.push('other-name')
      const { groups, joined, notes: more } = seats.join(person.groups, found.id)
      const changes = {
        ...changesOf(found, person, notes),
        ...(joined.length > 0 && { groups: joined }),
      }
      const fate = Object.keys(changes).length > 0 ? 'updated' : 'unchanged'
      return { fate, playerId: found.id, person: { ...person, groups }, changes, notes: [...notes, ...more] }
    }
    if (places <= 0) return { fate: 'beyond-limit', person, notes }
    places -= 1
    const { groups, notes: more } = seats.join(person.groups, null)
    return { fate: 'created', person: { ...person, groups }, notes: [...notes, ...more] }
  })
  const further = Map.groupBy(plans.filter(isFurther), ({ ofLine }) => ofLine)
  const whole = plans.map((plan, index) => {
    const lines = further.get(rows[index]!.line) ?? []
    return withGroups(
      plan,
      lines.flatMap(({ groups }) => groups),
      seats,
    )
  })
  const indexOf = new Map(rows.map(({ line }, index) => [line, index]))
  return whole.map((plan) => {
    if (!isFurther(plan)) return plan
    const other = indexOf.get(plan.ofLine)!
    return withJoined(plan, groupsBeside(joinedIn(plans[other]!), joinedIn(whole[other]!)))
  })
}

type FurtherLine = Extract<RowPlan, { fate: 'left-out' }> & { ofLine: number; groups: readonly string[] }

function isFurther(plan: RowPlan): plan is FurtherLine {
  return plan.fate === 'left-out' && plan.ofLine !== undefined
}

/** Of its groups those that the person of the other line has joined by it, in the club's spelling. */
function withJoined({ groups, ...plan }: FurtherLine, joined: readonly string[]): RowPlan {
  const others = groupsBeside(groups, joined)
  const own = joined.filter((name) => !others.includes(name))
  return own.length > 0 ? { ...plan, groups: own } : plan
}

/** Joins what further lines say of the same person. */
function withGroups(plan: RowPlan, names: readonly string[], seats: GroupSeats): RowPlan {
  if (names.length === 0 || plan.fate === 'left-out' || plan.fate === 'beyond-limit') return plan
  const known = 'playerId' in plan ? plan : null
  const { groups, joined, notes } = seats.join(
    groupsBeside(plan.person.groups, names),
    known?.playerId ?? null,
  )
  const person = { ...plan.person, groups: [...plan.person.groups, ...groups] }
  const noted = { person, notes: [...new Set([...plan.notes, ...notes])] }
  if (!known || joined.length === 0) return { ...plan, ...noted }
  const changes = { ...known.changes, groups: [...(known.changes.groups ?? []), ...joined] }
  return { ...known, ...noted, fate: 'updated', changes }
}

/** Names of the groups that these plans need and the club has not, each once. */
export function newGroupsOf(plans: readonly RowPlan[], known: readonly KnownGroup[]): string[] {
  return newGroupsAmong(plans.flatMap(joinedIn), known)
}

/** The groups that somebody is not in yet. */
function joinedIn(plan: RowPlan): readonly string[] {
  if (plan.fate === 'created') return plan.person.groups
  return plan.fate === 'updated' ? (plan.changes.groups ?? []) : []
}

/** Blanks change nothing, and what somebody has said of themself stays: only licence and ranking are the file's to renew. */
function changesOf(player: KnownPlayer, person: ImportedPerson, notes: readonly RowNote[]): ImportChanges {
  const { email, licence, birthYear, ranking } = person
  const sameClass =
    notes.includes('ranking-from-class') && Math.floor((player.ranking ?? 0) / 100) * 100 === ranking
  return {
    ...(email !== null && player.email === null && { email }),
    ...(licence !== null && !isSameLicence(licence, player.licence) && { licence }),
    ...(birthYear !== null && player.birthYear === null && { birthYear }),
    ...(ranking !== null && ranking !== player.ranking && !sameClass && { ranking }),
  }
}

interface Surroundings {
  found: KnownPlayer | null
  people: PeopleIndex
  seen: Seen
  notes: RowNote[]
}

/** Brothers and sisters share an address, and an account needs its own: whoever comes second goes without. */
function withoutWhatIsAnothers(person: ImportedPerson, { found, people, seen, notes }: Surroundings) {
  const { email, licence } = person
  const owner = email === null ? null : people.byEmail(email)
  const isEmailTaken = email !== null && ((owner !== null && owner.id !== found?.id) || seen.hasEmail(email))
  const holder = licence === null ? null : people.byLicence(licence)
  const isLicenceTaken = licence !== null && holder !== null && holder.id !== found?.id
  if (isEmailTaken) notes.push('email-of-another')
  if (isLicenceTaken) notes.push('licence-of-another')
  return { ...person, email: isEmailTaken ? null : email, licence: isLicenceTaken ? null : licence }
}
