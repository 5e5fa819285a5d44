/** What is kept for how long, from when and why: the job that applies it and the privacy page read the same table. */

export interface Retention {
  /** French, for the privacy page. */
  readonly what: string
  /** How long and from when. */
  readonly howLong: string
  readonly why: string
  /** Null for what this server does not delete itself. */
  readonly period: { readonly days: number } | { readonly months: number } | { readonly years: number } | null
  /** Only where subscriptions are sold. */
  readonly sold?: true
}

export const retention = {
  formerMembers: {
    what: 'Vos données dans un club que vous avez quitté',
    period: { months: 24 },
    howLong: '24\u00A0mois après le départ',
    why: 'si vous revenez\u202F; ensuite, seuls vos statuts d’évaluation vous restent, et votre nom disparait de ses séances',
  },
  refusedArrivals: {
    what: 'Demande d’adhésion refusée',
    period: { days: 30 },
    howLong: '30\u00A0jours après la réponse',
    why: 'pour que vous la lisiez',
  },
  leavingAccounts: {
    what: 'Compte que vous supprimez',
    period: { days: 7 },
    howLong: '7\u00A0jours, puis effacement',
    why: 'pour changer d’avis',
  },
  closedClubs: {
    what: 'Club fermé',
    period: { days: 30 },
    howLong: '30\u00A0jours, puis effacement',
    why: 'pour le rouvrir ou l’exporter',
  },
  guests: {
    what: 'Le soir dans la salle\u00A0: prénom d’un invité, qui a joué avec qui, repères',
    period: { days: 90 },
    howLong: '90\u00A0jours',
    why: 'pour reconnaitre l’invité et varier les paires',
  },
  absenceReasons: {
    what: 'Motif d’une absence annoncée',
    period: { days: 90 },
    howLong: '90\u00A0jours après la séance',
    why: 'pour que vos entraineurs sachent pourquoi vous ne venez pas',
  },
  deletedSessions: {
    what: 'Séance supprimée',
    period: { days: 30 },
    howLong: '30\u00A0jours',
    why: 'pour annuler une erreur',
  },
  journal: {
    what: 'Journal d’un club',
    period: { months: 12 },
    howLong: '12\u00A0mois',
    why: 'pour que les entraineurs sachent qui a fait quoi',
  },
  answeredWrites: {
    what: 'Réponses du serveur',
    period: { days: 30 },
    howLong: '30\u00A0jours, ou avec le compte',
    why: 'pour qu’un enregistrement envoyé deux fois ne compte qu’une fois',
  },
  imports: {
    what: 'Lignes d’un fichier de joueurs',
    period: { days: 1 },
    howLong: '24\u00A0heures après l’import',
    why: 'pour l’annuler',
  },
  exports: {
    what: 'Export d’un club',
    period: { days: 1 },
    howLong: '24\u00A0heures',
    why: 'pour le télécharger',
  },
  support: {
    what: 'Questions à l’assistance',
    period: { months: 24 },
    howLong: '24\u00A0mois après le dernier message, une fois répondues',
    why: 'pour reprendre une question déjà posée',
  },
  loginSessions: {
    what: 'Connexion d’un appareil',
    period: { days: 30 },
    howLong: '30\u00A0jours après la dernière visite, 180\u00A0jours au plus après la connexion',
    why: 'pour rester connecté',
  },
  devices: {
    what: 'Ce qu’un appareil garde de ce qu’il a lu',
    period: null,
    howLong: '7\u00A0jours pour un entraineur, 30\u00A0jours pour un joueur\u202F; se déconnecter l’efface',
    why: 'pour s’ouvrir sans réseau',
  },
  pushSubscriptions: {
    what: 'Autorisation d’envoyer des notifications à un appareil',
    period: { days: 30 },
    howLong: 'comme la connexion de l’appareil\u00A0: 30\u00A0jours après la dernière visite',
    why: 'pour vous prévenir là où vous l’avez permis',
  },
  calendarFeeds: {
    what: 'Lien de votre calendrier',
    period: { months: 12 },
    howLong: '12\u00A0mois après la dernière lecture',
    why: 'pour que votre calendrier suive vos séances\u202F; vous pouvez l’arrêter avant',
  },
  knownDevices: {
    what: 'Appareils reconnus',
    period: { days: 400 },
    howLong: '400\u00A0jours après la dernière connexion',
    why: 'pour vous prévenir d’une connexion depuis un autre appareil',
  },
  acceptedTerms: {
    what: 'Conditions de vente acceptées, avec le nom de qui l’a fait',
    period: { years: 5 },
    howLong: '5\u00A0ans après la fin du contrat',
    why: 'pour en garder la preuve',
    sold: true,
  },
  terminations: {
    what: 'Résiliations notifiées',
    period: { years: 5 },
    howLong: '5\u00A0ans après la fin du contrat',
    why: 'pour en garder la preuve',
    sold: true,
  },
  invoices: {
    what: 'Factures et pièces comptables',
    period: null,
    howLong: '10\u00A0ans',
    why: 'article L.\u00A0123-22 du code de commerce',
    sold: true,
  },
  logs: {
    what: 'Journaux techniques',
    period: null,
    howLong: '30\u00A0jours au plus',
    why: 'pour la sécurité et les pannes',
  },
  backups: {
    what: 'Sauvegardes',
    period: null,
    howLong: 'selon la rotation de l’hébergement',
    why: 'pour ne rien perdre\u202F; ce qui a été effacé l’est de nouveau si une sauvegarde est restaurée',
  },
} as const satisfies Record<string, Retention>

export type RetentionRule = keyof typeof retention

const dayMs = 24 * 3600 * 1000

/** What is dated until then has been kept for long enough. */
export function keptSince(rule: RetentionRule, now: Date): Date {
  const { period } = retention[rule]
  if (period === null) throw new Error(`${rule} is not deleted by this server.`)
  if ('days' in period) return new Date(now.getTime() - period.days * dayMs)
  return monthsBefore(now, 'years' in period ? 12 * period.years : period.months)
}

/** The same day and hour, in UTC; on 31 March one month before is the last day of February. */
function monthsBefore(now: Date, months: number): Date {
  const before = new Date(now)
  before.setUTCDate(1)
  before.setUTCMonth(before.getUTCMonth() - months)
  const lastDay = new Date(Date.UTC(before.getUTCFullYear(), before.getUTCMonth() + 1, 0)).getUTCDate()
  before.setUTCDate(Math.min(now.getUTCDate(), lastDay))
  return before
}
