export type PersonName = Readonly<Record<'firstName' | 'lastName', string>>

/** « Inès M. »: how a player's name is shown to a person who got in with the club's code alone. */
export function abbreviateLastName<N extends PersonName>(person: N): N {
  const [initial = ''] = person.lastName.normalize('NFC')
  return { ...person, lastName: `${initial.toLocaleUpperCase('fr')}.` }
}

export function fullName({ firstName, lastName }: PersonName): string {
  return `${firstName} ${lastName}`
}

/** Of somebody of whom more is known, the name alone. */
export function personName({ firstName, lastName }: PersonName): PersonName {
  return { firstName, lastName }
}
