import type { ImportColumns } from './import-columns.ts'
import { type ImportedPerson, licenceKey, nameKey, readRow, type RowNote } from './import-row.ts'

/** A player of the club, as far as an import compares. */
export interface KnownPlayer {
  readonly id: string
  readonly firstName: string
  readonly lastName: string
  readonly email: string | null
  readonly licence: string | null
  readonly birthYear: number | null
  readonly ranking: number | null
}

/** A row of the file; `line` is its number there, from 1. */
export interface FileRow {
  readonly line: number
  readonly cells: readonly string[]
}

export const leftOutReasons = [
  'no-name',
  'bad-name',
  'two-emails',
  'bad-email',
  'twice',
  'ambiguous',
  // Found out by the job only.
  'waiting',
  'has-account',
  'left-club',
] as const
export type LeftOutReason = (typeof leftOutReasons)[number]

/** What changes of a player whom the club has already. */
export type ImportChanges = Partial<
  Readonly<{ email: string; licence: string; birthYear: number; ranking: number }>
>

export const rowFates = ['created', 'updated', 'unchanged', 'beyond-limit', 'left-out'] as const

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
    }

export interface ImportSubject {
  readonly rows: readonly FileRow[]
  readonly columns: ImportColumns
  readonly players: readonly KnownPlayer[]
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
  const people = indexOf(subject.players)
  const seen = createSeen(coachEmails)
  let places = subject.places ?? Infinity

  return rows.map(({ line, cells }): RowPlan => {
    const read = readRow(cells, columns, year)
    if ('flaw' in read) return { fate: 'left-out', reason: read.flaw }
    const earlier = seen.lineOf(read.person)
    if (earlier !== null) return { fate: 'left-out', reason: 'twice', ofLine: earlier }
    const found = people.find(read.person)
    if (found === 'ambiguous') return { fate: 'left-out', reason: 'ambiguous' }
    const again = found && seen.lineOfPlayer(found.id)
    if (again) return { fate: 'left-out', reason: 'twice', ofLine: again }
    const notes = [...read.notes]
    const person = withoutWhatIsAnothers(read.person, { found, people, seen, notes })
    seen.add(line, person, found?.id ?? null)
    if (found) {
      if (nameKey(found) !== nameKey(person)) notes.push('other-name')
      const changes = changesOf(found, person, notes)
      const fate = Object.keys(changes).length > 0 ? 'updated' : 'unchanged'
      return { fate, playerId: found.id, person, changes, notes }
    }
    if (places <= 0) return { fate: 'beyond-limit', person, notes }
    places -= 1
    return { fate: 'created', person, notes }
  })
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

type PeopleIndex = ReturnType<typeof indexOf>

/** Finds a player by licence, then by address, then by name with year of birth. */
function indexOf(players: readonly KnownPlayer[]) {
  const licences = new Map(
    players.flatMap((player) => (player.licence ? [[licenceKey(player.licence), player]] : [])),
  )
  const emails = new Map(players.flatMap((player) => (player.email ? [[player.email, player]] : [])))
  const names = Map.groupBy(players, nameKey)
  return {
    byEmail: (email: string) => emails.get(email) ?? null,
    byLicence: (licence: string) => licences.get(licenceKey(licence)) ?? null,
    find(person: ImportedPerson): KnownPlayer | 'ambiguous' | null {
      const byLicence = person.licence && licences.get(licenceKey(person.licence))
      if (byLicence) return byLicence
      const byEmail = person.email && emails.get(person.email)
      if (byEmail && isCompatible(byEmail, person) && firstKey(byEmail) === firstKey(person)) return byEmail
      const [one, other] = (names.get(nameKey(person)) ?? []).filter((player) => isCompatible(player, person))
      return one && other ? 'ambiguous' : (one ?? null)
    },
  }
}

/** Whether nothing says that they are two. Of the same name and year, a licence that differs was renewed or mended. */
function isCompatible(
  one: Pick<ImportedPerson, 'licence' | 'birthYear'>,
  other: Pick<ImportedPerson, 'licence' | 'birthYear'>,
): boolean {
  const isSameYear = one.birthYear === null || other.birthYear === null || one.birthYear === other.birthYear
  if (one.birthYear !== null && one.birthYear === other.birthYear) return true
  const haveLicences = one.licence !== null && other.licence !== null
  return isSameYear && (!haveLicences || isSameLicence(one.licence, other.licence))
}

function isSameLicence(one: string, other: string | null): boolean {
  return other !== null && licenceKey(one) === licenceKey(other)
}

function firstKey({ firstName }: Pick<ImportedPerson, 'firstName'>): string {
  return nameKey({ firstName, lastName: '' })
}

type Seen = ReturnType<typeof createSeen>

/** The people of the rows above. */
function createSeen(coachEmails: readonly string[]) {
  const emails = new Set(coachEmails)
  const licences = new Map<string, number>()
  const players = new Map<string, number>()
  const names = new Map<string, { line: number; person: ImportedPerson }[]>()
  return {
    lineOf(person: ImportedPerson): number | null {
      const byLicence = person.licence === null ? undefined : licences.get(licenceKey(person.licence))
      const byName = names.get(nameKey(person))?.find((row) => isCompatible(row.person, person))
      return byLicence ?? byName?.line ?? null
    },
    lineOfPlayer: (id: string): number | null => players.get(id) ?? null,
    hasEmail: (email: string): boolean => emails.has(email),
    add(line: number, person: ImportedPerson, playerId: string | null): void {
      if (person.email !== null) emails.add(person.email)
      if (person.licence !== null) licences.set(licenceKey(person.licence), line)
      if (playerId !== null) players.set(playerId, line)
      names.set(nameKey(person), [...(names.get(nameKey(person)) ?? []), { line, person }])
    },
  }
}
