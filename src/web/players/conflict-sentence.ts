import type { SavedScores } from '../../contract/players.ts'

type NameOf = (playerId: string) => string | undefined

/**
 * « Marc Delorme a changé entre-temps les paramètres IA de Tom Girard et d’Inès Morel. » For `changed-meanwhile`:
 * nothing was saved, because another coach saved first.
 */
export function conflictSentence(current: SavedScores, nameOf: NameOf): string {
  const coaches = [...new Set(current.map(({ aiSettings }) => aiSettings?.setBy ?? 'un entraineur'))]
  const players = current.map(({ playerId }) => nameOf(playerId) ?? 'un joueur')
  const have = coaches.length > 1 ? 'ont' : 'a'
  const sentence = `${inFrench(coaches)} ${have} changé entre-temps les paramètres IA ${inFrench(players.map(de))}.`
  return sentence.charAt(0).toUpperCase() + sentence.slice(1)
}

function inFrench(words: readonly string[]): string {
  return new Intl.ListFormat('fr', { type: 'conjunction' }).format(words)
}

/** « d’Inès », « de Tom », « d’Hugo ». */
function de(name: string): string {
  return /^[aeiouyhâàéèêëîïôûüœ]/iu.test(name) ? `d’${name}` : `de ${name}`
}
