interface Named {
  readonly firstName: string
  readonly lastName: string
}

/** « Inès M. »: all that somebody who only has the club's code reads of a player. */
export function withInitial<N extends Named>(person: N): N {
  const [initial = ''] = person.lastName.normalize('NFC')
  return { ...person, lastName: `${initial.toLocaleUpperCase('fr')}.` }
}

export function fullName({ firstName, lastName }: Named): string {
  return `${firstName} ${lastName}`
}
