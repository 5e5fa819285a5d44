const namedPeople = 5

/** « 14 personnes seront prévenues » */
export function toldWords(told: number, unreachable: number): string {
  if (told > 1) return `${told} personnes seront prévenues`
  if (told === 1) return 'Une personne sera prévenue'
  return unreachable > 0 ? 'Personne ne sera prévenu' : 'Il n’y a personne à prévenir'
}

/** « Rebond ne peut pas prévenir Malo Durand et Yanis Petit : dites-le-leur. » */
export function unreachedWords(unreachable: readonly { readonly name: string }[]): string {
  const names = unreachable.slice(0, namedPeople).map(({ name }) => isolated(name))
  const rest = unreachable.length - names.length
  const all = rest > 0 ? [...names, rest > 1 ? `${rest} autres` : 'une autre personne'] : names
  const listed = new Intl.ListFormat('fr').format(all)
  return `Rebond ne peut pas prévenir ${listed}\u00A0: ${all.length > 1 ? 'dites-le-leur' : 'dites-le-lui'} vous-même.`
}

/** A name that runs from right to left leaves the sentence as it is. */
function isolated(name: string): string {
  return `\u2068${name}\u2069`
}
