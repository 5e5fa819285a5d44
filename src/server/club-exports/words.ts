/** What the values of columns are called in the files for spreadsheets, as on the screens. */

export type Words = Readonly<Record<string, string>>

export const roles: Words = { coach: 'entraineur', player: 'joueur' }
export const standings: Words = { member: 'membre', waiting: 'en attente' }
export const playingStyles: Words = {
  beginner: 'débutant',
  initiative: 'initiative',
  counter: 'contre-initiative',
  defender: 'défenseur',
}
export const hands: Words = { right: 'droitier', left: 'gaucher' }
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
export const incidents: Words = { refund: 'remboursement', dispute: 'contestation' }
export const outcomes: Words = { won: 'gagnée', lost: 'perdue' }
