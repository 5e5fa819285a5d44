import type { ServerRefusal } from '../domain/refusal.ts'

/** What a person reads of it: it goes out with the refusal, so that no screen has to load it beforehand. */
export const refusalSentences = {
  'foreign-origin': 'Cette page ne vient pas de Rebond.',
  'in-another-club': 'C’était pour un club dont vous ne faites plus partie.',
  'too-many-attempts': 'Trop d’essais. Patientez quelques minutes avant de réessayer.',
  'too-many-writes':
    'Votre compte a envoyé beaucoup d’enregistrements à la fois. Réessayez dans quelques secondes.',
  'malformed-request': 'Une erreur est survenue. Veuillez réessayer.',
  'write-id-reused': 'Une erreur est survenue. Veuillez réessayer.',
  'wrong-credentials': 'Échec de la connexion',
  'email-taken': 'Un compte existe déjà avec cet email.',
  'already-invited': 'Votre club vous a inscrit\u00A0: ouvrez le lien reçu par email.',
  'already-entered': 'Ce joueur est déjà entré dans Rebond.',
  'has-address': 'Ce joueur a une adresse email\u00A0: invitez-le plutôt.',
  'device-code-wrong':
    'Ce code n’est pas le bon, ou il ne marche plus. Demandez-en un autre à votre entraineur.',
  'leaves-by-coach':
    'Sans adresse email, vous ne pourriez pas revenir\u00A0: demandez à votre entraineur de vous retirer du club.',
  'two-guardians': 'Cet enfant a déjà deux parents, ou deux invitations en cours.',
  'already-guardian': 'Cette personne suit déjà cet enfant.',
  'not-followed': 'Cette personne n’a pas encore ouvert le lien reçu par email.',
  'wrong-password': 'Ce n’est pas votre mot de passe actuel.',
  'link-expired': 'Ce lien a déjà servi ou n’est plus valable.',
  'email-already-confirmed': 'Votre email est déjà confirmé.',
  'account-leaving': 'Vous avez demandé la suppression de ce compte.',
  'owner-must-close':
    'Vous êtes responsable de votre club\u00A0: confiez-le d’abord à un autre entraineur, ou fermez-le.',
  'club-code-unknown': 'Code club invalide',
  'too-many-codes': 'Trop de mauvais codes ont été essayés pour ce club. Réessayez dans une heure.',
  'too-many-invitations': 'C’est assez d’invitations pour aujourd’hui. Réessayez demain.',
  'club-full-of-players': 'Ce club a atteint son nombre maximal de joueurs. Ses entraineurs sont prévenus.',
  'club-full-of-coaches':
    'Ce club a atteint son nombre maximal d’entraineurs. Ses entraineurs sont prévenus.',
  'plan-full-of-players':
    'Votre formule n’accueille pas plus de joueurs\u00A0: retirez-en un, ou changez de formule.',
  'removed-from-club':
    'Un entraineur vous a retiré de ce club. Pour revenir, demandez à un entraineur de vous réadmettre.',
  'not-a-club-coach': 'Choisissez un entraineur du club.',
  'not-waiting': 'Cette demande a déjà reçu une réponse.',
  'owner-not-assistant':
    'C’est le responsable du club\u00A0: il reste entraineur tant qu’il n’a pas confié la responsabilité.',
  'not-own-rank': 'Demandez-le à un autre entraineur du club.',
  'already-owner': 'Vous êtes déjà responsable du club.',
  'nothing-sold': 'Ici, Rebond est gratuit\u00A0: il n’y a rien à payer.',
  'already-subscribed':
    'Votre club a déjà un abonnement\u00A0: changez de formule depuis la page «\u00A0Abonnement\u00A0».',
  'already-on-plan': 'C’est déjà la formule de votre club.',
  'no-subscription': 'Votre club n’a pas encore d’abonnement.',
  // The specification's, for a payment that cannot be begun.
  'payment-unavailable': 'Une erreur est survenue. Veuillez réessayer.',
  'card-refused': 'La carte a été refusée\u00A0: changez-en depuis «\u00A0Gérer mon abonnement\u00A0».',
  'guest-linked': 'Cet invité est déjà rattaché à un autre joueur.',
  'season-already-opened': 'Cette saison est déjà ouverte.',
  'import-under-way': 'Un import est déjà en cours.',
  'import-over': 'Il est trop tard pour changer cet import.',
  'session-cancelled': 'Cette séance est annulée.',
  'session-took-place': 'Cette séance a un appel ou un avis\u00A0: elle a eu lieu.',
  'already-in-club': 'Vous avez déjà un club.',
  'session-not-past': 'Vous pourrez donner votre avis après la séance.',
  'not-a-participant': 'Vous ne participez pas à cette séance.',
  'feedback-already-given': 'Vous avez déjà donné votre avis.',
  'player-not-in-session': 'Ce joueur ne participe plus à cette séance.',
  'nothing-to-take-back': 'Il n’y a plus rien à annuler.',
  'session-has-begun': 'La séance a commencé\u00A0: votre entraineur fait l’appel.',
  'id-taken': 'Une erreur est survenue. Veuillez réessayer.',
  'one-channel-needed':
    'Une séance déplacée ou annulée vous est toujours annoncée\u00A0: gardez l’email ou la notification.',
  'unknown-push-service': 'Rebond ne connait pas le service de notifications de ce navigateur.',
  'too-many-messages':
    'C’est le maximum pour un jour\u00A0: nous lisons ce que vous avez écrit, et vous répondons.',
} as const satisfies Record<ServerRefusal, string>
