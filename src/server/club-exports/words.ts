/** What the values of columns are called in the files for spreadsheets, as on the screens. */

import type { JournalActName } from '../../domain/journal.ts'
import { techniqueCatalogue } from '../../domain/technique-catalogue.ts'

export type Words = Readonly<Record<string, string>>

export const roles: Words = { coach: 'entraineur', assistant: 'assistant', player: 'joueur' }
export const standings: Words = { member: 'membre', waiting: 'en attente' }
export const playingStyles: Words = {
  beginner: 'débutant',
  initiative: 'initiative',
  counter: 'contre-initiative',
  defender: 'défenseur',
}
export const hands: Words = { right: 'droitier', left: 'gaucher' }
export const rubbers: Words = {
  backside: 'backside',
  'short-pips': 'picots courts',
  'long-pips': 'picots longs',
  anti: 'anti',
}
export const playerTypes: Words = { 'ping-sante': 'Ping Santé', loisir: 'loisir', competitif: 'compétitif' }
export const categories: Words = {
  service: 'service',
  initiative: 'initiative',
  counter: 'contre-initiative',
  defense: 'défense',
}
export const rankingSources: Words = { typed: 'saisi', imported: 'importé' }
export const presences: Words = { present: 'présent', absent: 'absent', excused: 'excusé' }
export const replies: Words = { coming: 'vient', not_coming: 'ne vient pas' }
export const absenceReasons: Words = {
  school: 'école',
  competition: 'compétition',
  holidays: 'vacances',
  unavailable: 'empêché',
}
export const ratings: Words = { positive: 'positif', negative: 'négatif' }
export const requestStatuses: Words = {
  pending: 'en attente',
  in_progress: 'en cours',
  approved: 'approuvée',
  rejected: 'refusée',
  archived: 'archivée',
}
export const evaluationStatuses: Words = {
  not_evaluated: 'non évalué',
  in_progress: 'en progression',
  mastered: 'maîtrisé',
}
export const hallEvents: Words = {
  start: 'bloc lancé',
  pause: 'pause',
  resume: 'reprise',
  plus60: 'une minute de plus',
  skip: 'bloc passé',
  back: 'retour au bloc',
  lead: 'chrono suivi',
  end: 'séance fermée',
  guest: 'invité',
  link: 'invité rattaché à un joueur',
  round: 'ronde',
  exchange: 'échange de places',
  winner: 'gagnant',
  revert: 'ronde annulée',
  table: 'table disponible ou non',
  mark: 'repère',
}
export const techniqueNames: Words = Object.fromEntries(techniqueCatalogue.map(({ id, name }) => [id, name]))
export const hallMarkNames: Words = { working: 'en cours', done: 'réussi' }
export const plans: Words = { essential: 'Essential', club: 'Club', pro: 'Pro' }
export const subscriptionStatuses: Words = {
  trialing: 'essai',
  active: 'actif',
  past_due: 'paiement en retard',
  unpaid: 'suspendu',
  incomplete: 'paiement à terminer',
  paused: 'en pause',
  incomplete_expired: 'jamais payé',
  canceled: 'résilié',
}
export const journalKinds: Words = {
  members: 'membres',
  club: 'club',
  sessions: 'séances',
  scores: 'paramètres IA',
  imports: 'imports',
  seasons: 'saisons',
  exports: 'exports',
  'api-keys': 'clés d’API',
}
export const journalActs = {
  'club-created': 'a créé le club',
  'club-closed': 'a fermé le club',
  'club-reopened': 'a rouvert le club',
  'club-renamed': 'a changé le nom du club',
  'time-zone-changed': 'a changé le fuseau horaire du club',
  'holiday-zone-changed': 'a changé la zone de vacances scolaires',
  'code-renewed': 'a renouvelé le code du club',
  'approval-asked': 'a activé l’approbation des nouveaux joueurs',
  'approval-dropped': 'a désactivé l’approbation des nouveaux joueurs',
  'group-created': 'a créé un groupe',
  'group-changed': 'a modifié un groupe',
  'group-deleted': 'a supprimé un groupe',
  joined: 'a rejoint le club',
  left: 'a quitté le club',
  added: 'a ajouté',
  'device-code-given': 'a donné un code pour ouvrir un appareil',
  'child-device-opened': 'a ouvert un appareil avec un code',
  'child-device-ended': 'a déconnecté un appareil',
  'guardian-invited': 'a invité un parent',
  'guardian-accepted': 'a accepté un parent',
  'guardian-ended': 'a mis fin au suivi par un parent',
  'guardian-left': 'a cessé de suivre un enfant',
  accepted: 'a accepté',
  refused: 'a refusé',
  removed: 'a retiré',
  archived: 'a archivé',
  readmitted: 'a réadmis',
  'named-assistant': 'a nommé assistant',
  'named-coach': 'a nommé entraineur',
  'handed-over': 'a confié la responsabilité du club à',
  inherited: 'est devenu responsable, le responsable n’étant plus dans le club',
  erased: 'a supprimé son compte',
  'session-changed': 'a modifié une séance passée',
  'session-cancelled': 'a annulé une séance passée',
  'session-deleted': 'a supprimé une séance passée',
  'session-restored': 'a rétabli une séance passée',
  'roll-corrected': 'a corrigé l’appel',
  'series-planned': 'a planifié une série',
  'series-extended': 'a prolongé une série',
  'series-changed': 'a modifié des séances d’une série',
  'series-cancelled': 'a annulé des séances d’une série',
  'series-deleted': 'a supprimé des séances d’une série',
  'series-restored': 'a rétabli des séances d’une série',
  'closed-dates-cancelled': 'a annulé des séances de jours de fermeture',
  'closure-added': 'a ajouté une fermeture',
  'closure-removed': 'a supprimé une fermeture',
  'scores-set': 'a changé les paramètres IA',
  'players-imported': 'a importé une liste de joueurs',
  'import-undone': 'a annulé un import de joueurs',
  'season-opened': 'a ouvert une saison',
  exported: 'a exporté le club',
  'operator-exported': 'export par l’équipe Rebond',
  'operator-resumed-billing': 'prélèvements relancés par l’équipe Rebond',
  'key-created': 'a créé une clé d’API',
  'key-ended': 'a arrêté une clé d’API',
} as const satisfies Record<JournalActName, string>
export const incidents: Words = { refund: 'remboursement', dispute: 'contestation' }
export const outcomes: Words = { won: 'gagnée', lost: 'perdue' }
