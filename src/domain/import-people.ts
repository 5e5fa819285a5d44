import { type ImportedPerson, licenceKey, nameKey } from './import-row.ts'

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

export type PeopleIndex = ReturnType<typeof indexPlayers>

/** Finds a player by licence, then by address, then by name with year of birth. */
export function indexPlayers(players: readonly KnownPlayer[]) {
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

export function isSameLicence(one: string, other: string | null): boolean {
  return other !== null && licenceKey(one) === licenceKey(other)
}

function firstKey({ firstName }: Pick<ImportedPerson, 'firstName'>): string {
  return nameKey({ firstName, lastName: '' })
}

export type Seen = ReturnType<typeof createSeen>

/** The people of the rows above. */
export function createSeen(coachEmails: readonly string[]) {
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
