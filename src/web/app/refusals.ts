import { ruleSentences } from '../../contract/rule-sentences.ts'
import { CallFailed } from './call.ts'

const sentences = {
  ...ruleSentences,
  'not-signed-in': 'Veuillez vous reconnecter.',
  'signed-in-as-another': 'Quelqu’un d’autre s’est connecté entre-temps dans ce navigateur.',
  'foreign-origin': 'Cette page ne vient pas de Rebond.',
  'coach-only': 'Réservé aux entraineurs.',
  'player-only': 'Réservé aux joueurs.',
  'no-club': 'Vous devez d’abord rejoindre un club.',
  'club-id-not-found': 'Club ID not found',
  'in-another-club': 'C’était pour un club dont vous ne faites plus partie.',
  'too-many-attempts': 'Trop d’essais. Patientez quelques minutes avant de réessayer.',
  'too-many-writes':
    'Votre compte a envoyé beaucoup d’enregistrements à la fois. Réessayez dans quelques secondes.',
  'malformed-request': 'Une erreur est survenue. Veuillez réessayer.',
  'outdated-client': 'Une nouvelle version de Rebond est prête. Mettez à jour pour continuer.',
  'too-large': 'C’est trop long pour être enregistré en une fois.',
  'invalid-input': 'Certains champs sont à corriger.',
  'not-found': 'Introuvable\u00A0: cela a peut-être été supprimé.',
  'changed-meanwhile': 'Quelqu’un d’autre a modifié ceci entre-temps.',
  'write-id-reused': 'Une erreur est survenue. Veuillez réessayer.',
  'wrong-credentials': 'Échec de la connexion',
  'not-a-player-account': "Ce compte n'est pas un compte joueur",
  'not-a-coach-account': "Ce compte n'est pas un compte entraineur",
  'email-taken': 'Un compte existe déjà avec cet email.',
  'already-invited': 'Votre club vous a inscrit\u00A0: ouvrez le lien reçu par email.',
  'wrong-password': 'Ce n’est pas votre mot de passe actuel.',
  'link-expired': 'Ce lien a déjà servi ou n’est plus valable.',
  'email-already-confirmed': 'Votre email est déjà confirmé.',
  'club-code-unknown': 'Code club invalide',
  'too-many-codes': 'Trop de mauvais codes ont été essayés pour ce club. Réessayez dans une heure.',
  'already-in-club': 'Vous avez déjà un club.',
  'club-full-of-players': 'Ce club a atteint son nombre maximal de joueurs. Ses entraineurs sont prévenus.',
  'club-full-of-coaches':
    'Ce club a atteint son nombre maximal d’entraineurs. Ses entraineurs sont prévenus.',
  'last-coach':
    'Vous êtes le dernier entraineur\u00A0: sans vous, le club n’aurait plus personne pour l’animer.',
  'removed-from-club':
    'Un entraineur vous a retiré de ce club. Pour revenir, demandez à un entraineur de vous réadmettre.',
  'email-unconfirmed':
    'Son adresse email n’est pas confirmée\u00A0: vous pourrez accepter cette personne quand elle aura ouvert le lien reçu par email.',
  'owner-only': 'Seul le responsable du club peut le faire.',
  'owner-not-removable': 'C’est le responsable du club\u00A0: personne ne peut le retirer.',
  'owner-must-hand-over':
    'Vous êtes responsable du club\u00A0: confiez d’abord la responsabilité à un autre entraineur.',
  'not-a-club-coach': 'Choisissez un entraineur du club.',
  'already-owner': 'Vous êtes déjà responsable du club.',
  'not-yourself': 'Pour partir, utilisez «\u00A0Quitter le club\u00A0».',
  'not-waiting': 'Cette demande a déjà reçu une réponse.',
  'too-many-exports': 'Un export à la fois, et 5 par jour.',
  // Said to players and to strangers too, whom it does not concern why.
  'subscription-required':
    'Ce club est en pause\u00A0: un entraineur peut le relancer depuis la page «\u00A0Abonnement\u00A0».',
  'payment-missing':
    'Un paiement de l’abonnement manque\u00A0: tout reste lisible. Réglez-le depuis la page «\u00A0Abonnement\u00A0» pour continuer.',
  'subscription-paused':
    'L’abonnement de votre club est en pause\u00A0: la page «\u00A0Abonnement\u00A0» vous dit que faire.',
  'not-in-plan': 'La formule de votre club ne comprend pas cette fonction.',
  'nothing-sold': 'Ici, Rebond est gratuit\u00A0: il n’y a rien à payer.',
  'already-subscribed':
    'Votre club a déjà un abonnement\u00A0: changez de formule depuis la page «\u00A0Abonnement\u00A0».',
  'already-on-plan': 'C’est déjà la formule de votre club.',
  'payment-overdue':
    'Un paiement est en retard\u00A0: réglez-le d’abord depuis «\u00A0Gérer mon abonnement\u00A0».',
  'no-subscription': 'Votre club n’a pas encore d’abonnement.',
  // The specification's, for a payment that cannot be begun.
  'payment-unavailable': 'Une erreur est survenue. Veuillez réessayer.',
  'card-refused': 'La carte a été refusée\u00A0: changez-en depuis «\u00A0Gérer mon abonnement\u00A0».',
  'too-many-groups': '50 groupes au maximum.',
  'too-many-places': '20 lieux au maximum.',
  'no-name-column': 'Dites d’abord où sont les noms.',
  'import-under-way': 'Un import est déjà en cours.',
  'import-over': 'Il est trop tard pour changer cet import.',
  'session-not-past': 'Vous pourrez donner votre avis après la séance.',
  'not-a-participant': 'Vous ne participez pas à cette séance.',
  'feedback-already-given': 'Vous avez déjà donné votre avis.',
  'id-taken': 'Une erreur est survenue. Veuillez réessayer.',
  'player-not-in-session': 'Ce joueur ne participe plus à cette séance.',
  'session-has-begun': 'La séance a commencé\u00A0: votre entraineur fait l’appel.',
  'roll-not-open': 'L’appel ouvre 60 minutes avant la séance.',
  'session-full': 'Cette séance a atteint son nombre maximal de participants.',
  'programme-full': 'Le programme de cette séance est complet.',
  'too-many-open-requests':
    'Vous avez déjà 20 demandes en attente ou en cours\u00A0: vous pourrez en faire une autre dès qu’un entraineur y aura répondu.',
  'request-not-pending': 'Cette demande n’est plus en attente.',
  'request-not-approved': 'Approuvez d’abord cette demande.',
  'already-added': 'C’est déjà ajouté.',
  'nothing-to-take-back': 'Il n’y a plus rien à annuler.',
  'no-next-session': 'Ce joueur ne participe à aucune séance à venir.',
  'too-many-messages':
    'C’est le maximum pour un jour\u00A0: nous lisons ce que vous avez écrit, et vous répondons.',
  'too-many-api-keys': 'Votre club a déjà 20 clés.',
  unavailable: 'Service momentanément indisponible. Veuillez réessayer dans un instant.',
  unexpected: 'Une erreur est survenue. Veuillez réessayer.',
  'no-network': 'Pas de réseau. Veuillez réessayer quand la connexion sera revenue.',
} as const satisfies Record<CallFailed['refusal'], string>

/** What a person reads. `otherwise` is the specification's sentence for the place where it happened. */
export function sentenceFor(error: unknown, otherwise = 'Une erreur est survenue'): string {
  if (!(error instanceof CallFailed) || error.refusal === 'unexpected') return otherwise
  // A newer server, or what stands before it, may refuse in words that this page does not know.
  return (sentences as Partial<typeof sentences>)[error.refusal] ?? otherwise
}

/** Why a control is grey: the same sentence that the server's refusal would give. */
export function reason(refusal: CallFailed['refusal'] | null): string | null {
  return refusal && sentences[refusal]
}
