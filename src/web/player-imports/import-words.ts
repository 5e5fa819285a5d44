import type { ImportOutcome, ImportRow, PlayerImport } from '../../contract/player-imports.ts'
import { maxGroupPlayers, maxGroups } from '../../domain/group.ts'
import type { ImportField } from '../../domain/import-field.ts'
import type { LeftOutReason } from '../../domain/import-plan.ts'
import type { RowNote } from '../../domain/import-row.ts'
import type { StayReason } from '../../domain/player-import.ts'

export const fieldNames: Readonly<Record<ImportField, string>> = {
  firstName: 'Prénom',
  lastName: 'Nom',
  lastThenFirst: 'Nom et prénom',
  firstThenLast: 'Prénom et nom',
  email: 'Email',
  licence: 'Numéro de licence',
  birthYear: 'Naissance',
  ranking: 'Points',
  groups: 'Groupe',
}

/** Of a draft what will become of a row, later what has. */
export const outcomeNames: Readonly<Record<ImportOutcome, { foreseen: string; done: string }>> = {
  created: { foreseen: 'À ajouter', done: 'Ajouté' },
  updated: { foreseen: 'À mettre à jour', done: 'Mis à jour' },
  unchanged: { foreseen: 'Déjà au club', done: 'Déjà au club' },
  invited: { foreseen: 'Invité', done: 'Invité' },
  'beyond-limit': { foreseen: 'Plus de place', done: 'Plus de place' },
  'left-out': { foreseen: 'Laissé de côté', done: 'Laissé de côté' },
}

const reasons: Readonly<Record<LeftOutReason, string>> = {
  'no-name': 'Il manque le nom ou le prénom.',
  'bad-name': 'Ce nom est trop long, ou contient une adresse de site ou un signe invisible.',
  twice: 'La même personne est déjà plus haut.',
  waiting: 'Cette personne attend déjà une réponse\u00A0: acceptez-la sur la page du club.',
  'has-account': 'Cette adresse a déjà un compte\u00A0: donnez le code du club à cette personne.',
  removed: 'Cette personne a été retirée du club\u00A0: réadmettez-la d’abord sur la page du club.',
  'left-club': 'Cette personne a quitté le club entre-temps.',
  ambiguous: 'Deux joueurs du club portent ce nom\u00A0: ajoutez la licence ou l’année de naissance.',
}

const notes: Readonly<Record<RowNote, string>> = {
  'two-emails': 'Plusieurs adresses dans une même case\u00A0: la première est prise.',
  'email-unread': 'Adresse email illisible, laissée de côté.',
  'ranking-unread': 'Points illisibles, laissés de côté.',
  'birth-year-unread': 'Naissance illisible, laissée de côté.',
  'licence-unread': 'Licence illisible, laissée de côté.',
  'ranking-from-class': 'Classement lu en centaines de points.',
  'email-of-another': 'Cette adresse est déjà celle de quelqu’un d’autre\u00A0: sans adresse.',
  'other-name': 'Votre club connait cette licence ou cette adresse sous un autre nom\u00A0: vérifiez-la.',
  'group-unread': 'Un nom de groupe est trop long, ou contient une adresse de site ou un signe invisible.',
  'group-full': `Un groupe a déjà ${maxGroupPlayers} joueurs\u00A0: sans ce groupe.`,
  'too-many-groups': `Un club a ${maxGroups} groupes au plus\u00A0: sans ce nouveau groupe.`,
  'licence-of-another': 'Cette licence est celle d’un autre joueur\u00A0: sans licence.',
}

const changeNames = {
  email: 'email',
  licence: 'licence',
  birthYear: 'année de naissance',
  ranking: 'points',
  groups: 'groupe',
}

/** What there is to say of a row, in sentences. */
export function rowSentences({
  outcome,
  reason,
  ofLine,
  groups,
  notes: noted,
  changes,
}: ImportRow): string[] {
  const said = noted.map((note) => notes[note])
  if (outcome === 'beyond-limit') said.unshift('Votre formule n’a plus de place pour un joueur.')
  if (outcome === 'invited') said.unshift('Un email lui dit comment rejoindre le club.')
  if (changes.length > 0)
    said.unshift(`Nouveau\u00A0: ${changes.map((name) => changeNames[name]).join(', ')}.`)
  if (reason) said.unshift(ofLine ? sameAs(ofLine, groups) : reasons[reason])
  return said
}

function sameAs(line: number, groups: readonly string[]): string {
  const same = `La même personne est à la ligne ${line}`
  if (groups.length === 0) return `${same}.`
  return `${same}\u00A0: ${groups.length > 1 ? 'ces groupes y sont ajoutés' : 'ce groupe y est ajouté'}.`
}

const stays: Readonly<Record<StayReason, (count: number) => string>> = {
  entered: (count) => `${count} ${count > 1 ? 'sont déjà entrés' : 'est déjà entré'} dans Rebond`,
  left: (count) => `${count} ${count > 1 ? 'ont' : 'a'} quitté le club`,
  planned: (count) => `${count} ${count > 1 ? 'sont prévus' : 'est prévu'} à une séance`,
  recorded: (count) => `${count} ${count > 1 ? 'ont' : 'a'} des notes, des évaluations ou des points saisis`,
  grouped: (count) => `${count} ${count > 1 ? 'sont' : 'est'} dans un autre groupe`,
  edited: (count) => `${count} ${count > 1 ? 'ont été modifiés' : 'a été modifié'} depuis`,
}

/** « 2 sont prévus à une séance, 1 est déjà entré dans Rebond ». */
export function staySentence(stayed: Readonly<Record<string, number>>): string {
  return Object.entries(stayed)
    .map(([reason, count]) => stays[reason as StayReason]?.(count) ?? '')
    .filter(Boolean)
    .join(', ')
}

/** « 12 ajoutés, 3 mis à jour, 1 laissé de côté ». */
export function countsSentence({ counts }: Pick<PlayerImport, 'counts'>): string {
  const { created, updated, unchanged, invited, leftOut } = counts
  const s = (count: number) => (count > 1 ? 's' : '')
  const parts = [
    created > 0 && `${created} ajouté${s(created)}`,
    updated > 0 && `${updated} mis à jour`,
    invited > 0 && `${invited} invité${s(invited)}`,
    unchanged > 0 && `${unchanged} déjà au club`,
    leftOut > 0 && `${leftOut} laissé${s(leftOut)} de côté`,
  ]
  return parts.filter((part) => part !== false).join(', ') || 'rien à ajouter'
}

/** « 2 nouveaux groupes : Jeunes, Loisirs. »; null where the list brings none. */
export function newGroupsSentence(names: readonly string[]): string | null {
  if (names.length === 0) return null
  const count = names.length > 1 ? `${names.length} nouveaux groupes` : '1 nouveau groupe'
  const shown = names.slice(0, namedGroups).join(', ')
  return `${count}\u00A0: ${shown}${names.length > namedGroups ? '…' : '.'}`
}

const namedGroups = 8
