import { ruleSentences } from '../../contract/rule-sentences.ts'
import type { Refusal } from '../../domain/refusal.ts'
import { CallFailed } from './call.ts'

const sentences = {
  ...ruleSentences,
  'not-signed-in': 'Veuillez vous reconnecter.',
  'signed-in-as-another': 'Quelqu’un d’autre s’est connecté entre-temps dans ce navigateur.',
  'coach-only': 'Réservé aux entraineurs.',
  'player-only': 'Réservé aux joueurs.',
  'not-for-assistants': 'Un assistant ne peut pas le faire.',
  'no-club': 'Vous devez d’abord rejoindre un club.',
  'club-id-not-found': 'Club ID not found',
  'outdated-client': 'Une nouvelle version de Rebond est prête. Mettez à jour pour continuer.',
  'too-large': 'C’est trop long pour être enregistré en une fois.',
  'invalid-input': 'Certains champs sont à corriger.',
  'not-found': 'Introuvable\u00A0: cela a peut-être été supprimé.',
  'changed-meanwhile': 'Quelqu’un d’autre a modifié ceci entre-temps.',
  'not-a-player-account': "Ce compte n'est pas un compte joueur",
  'not-a-coach-account': "Ce compte n'est pas un compte entraineur",
  'last-coach':
    'Vous êtes le dernier entraineur\u00A0: sans vous, le club n’aurait plus personne pour l’animer.',
  'email-unconfirmed':
    'Son adresse email n’est pas confirmée\u00A0: vous pourrez accepter cette personne quand elle aura ouvert le lien reçu par email.',
  'owner-only': 'Seul le responsable du club peut le faire.',
  'owner-not-removable': 'C’est le responsable du club\u00A0: personne ne peut le retirer.',
  'owner-must-hand-over':
    'Vous êtes responsable du club\u00A0: confiez d’abord la responsabilité à un autre entraineur.',
  'not-yourself': 'Pour partir, utilisez «\u00A0Quitter le club\u00A0».',
  'too-many-exports': 'Un export à la fois, et 5 par jour.',
  // Said to players and to strangers too, whom it does not concern why.
  'subscription-required':
    'Ce club est en pause\u00A0: un entraineur peut le relancer depuis la page «\u00A0Abonnement\u00A0».',
  'payment-missing':
    'Un paiement de l’abonnement manque\u00A0: tout reste lisible. Réglez-le depuis la page «\u00A0Abonnement\u00A0» pour continuer.',
  'subscription-paused':
    'L’abonnement de votre club est en pause\u00A0: la page «\u00A0Abonnement\u00A0» vous dit que faire.',
  'payment-overdue':
    'Un paiement est en retard\u00A0: réglez-le d’abord depuis «\u00A0Gérer mon abonnement\u00A0».',
  'not-in-plan': 'La formule de votre club ne comprend pas cette fonction.',
  'too-many-groups': '50 groupes au maximum.',
  'too-many-places': '20 lieux au maximum.',
  'no-name-column': 'Dites d’abord où sont les noms.',
  'roll-not-open': 'L’appel ouvre 60 minutes avant la séance.',
  'session-full': 'Cette séance a atteint son nombre maximal de participants.',
  'programme-full': 'Le programme de cette séance est complet.',
  'too-many-open-requests':
    'Vous avez déjà 20 demandes en attente ou en cours\u00A0: vous pourrez en faire une autre dès qu’un entraineur y aura répondu.',
  'request-not-pending': 'Cette demande n’est plus en attente.',
  'request-not-approved': 'Approuvez d’abord cette demande.',
  'already-added': 'C’est déjà ajouté.',
  'no-next-session': 'Ce joueur ne participe à aucune séance à venir.',
  'too-many-api-keys': 'Votre club a déjà 20 clés.',
  unavailable: 'Service momentanément indisponible. Veuillez réessayer dans un instant.',
  unexpected: 'Une erreur est survenue. Veuillez réessayer.',
  'no-network': 'Pas de réseau. Veuillez réessayer quand la connexion sera revenue.',
} as const satisfies Record<Refusal | 'no-network', string>

/** What a person reads. `otherwise` is the specification's sentence for the place where it happened. */
export function sentenceFor(error: unknown, otherwise = 'Une erreur est survenue'): string {
  if (!(error instanceof CallFailed) || error.refusal === 'unexpected') return otherwise
  return error.sentence ?? (sentences as Partial<Record<string, string>>)[error.refusal] ?? otherwise
}

/** Why a control is grey: the same sentence that the server's refusal would give. */
export function reason(refusal: Refusal | 'no-network' | null): string | null {
  return refusal && sentences[refusal]
}
