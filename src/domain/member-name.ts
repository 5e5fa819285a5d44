interface Named {
  readonly firstName: string
  readonly lastName: string
}

/** « Inès M. »: how a player's name is shown to a person who got in with the club's code alone. */
export function abbreviateLastName<N extends Named>(person: N): N {
  const [initial = ''] = person.lastName.normalize('NFC')
  return { ...person, lastName: `${initial.toLocaleUpperCase('fr')}.` }
}

export function fullName({ firstName, lastName }: Named): string {
  return `${firstName} ${lastName}`
}
