import { rankOfMembership } from '../clubs/rank-of.ts'
import { sql } from 'kysely'
import { apiResourceNames, apiResources } from '../../domain/api-key.ts'
import { exportedTable } from './exported-table.ts'
import { firstId, firstInstant, keysetPages, nameOf, type Source } from './pages.ts'
import {
  hands,
  incidents,
  outcomes,
  plans,
  playerTypes,
  rubbers,
  playingStyles,
  roles,
  standings,
  subscriptionStatuses,
} from './words.ts'

/** The club itself, its people, and what it pays: as its coaches read them. */
export const clubTables = [
  exportedTable({
    file: 'club',
    columns: {
      id: 'Identifiant',
      name: 'Nom',
      timeZone: 'Fuseau horaire',
      schoolZone: 'Zone de vacances',
      approvesPlayers: 'Approuve les nouveaux joueurs',
      subscriptionPlan: ['Formule', plans],
      trialEndsAt: 'Fin de l’essai',
      readOnlyFrom: 'Lecture seule à partir du',
      createdAt: 'Créé le',
      updatedAt: 'Modifié le',
    },
    async *pages({ db, clubId }: Source) {
      yield await db
        .selectFrom('clubs')
        .select([
          'id',
          'name',
          'time_zone as timeZone',
          'school_zone as schoolZone',
          'approves_players as approvesPlayers',
          'subscription_plan as subscriptionPlan',
          'trial_ends_at as trialEndsAt',
          'read_only_from as readOnlyFrom',
          'created_at as createdAt',
          'updated_at as updatedAt',
        ])
        .where('id', '=', clubId)
        .execute()
    },
  }),
  exportedTable({
    file: 'membres',
    columns: {
      id: 'Identifiant',
      role: ['Rôle', roles],
      standing: ['Adhésion', standings],
      owner: 'Responsable',
      firstName: 'Prénom',
      lastName: 'Nom',
      email: 'Email',
      since: 'Depuis le',
      acceptedAt: 'Accepté le',
      playingStyle: ['Style de jeu', playingStyles],
      preferredHand: ['Main préférée', hands],
      forehandRubber: ['Revêtement coup droit', rubbers],
      backhandRubber: ['Revêtement revers', rubbers],
      playerType: ['Type de joueur', playerTypes],
      goals: 'Objectifs',
      ranking: 'Classement',
      licence: 'Licence',
      birthYear: 'Année de naissance',
    },
    async *pages(source: Source) {
      for (const standing of ['member', 'waiting'] as const) {
        for (const role of ['coach', 'player'] as const) {
          yield* keysetPages<Awaited<ReturnType<typeof membersAfter>>[number]>((after, limit) =>
            membersAfter(source, { standing, role, after: after?.id ?? firstId, limit }),
          )
        }
      }
    },
  }),
  exportedTable({
    file: 'membres-retires',
    columns: {
      id: 'Identifiant',
      role: ['Rôle', roles],
      firstName: 'Prénom',
      lastName: 'Nom',
      removedAt: 'Retiré le',
      removedBy: 'Retiré par',
    },
    pages: (source: Source) =>
      keysetPages<Awaited<ReturnType<typeof removedAfter>>[number]>((after, limit) =>
        removedAfter(source, after, limit),
      ),
  }),
  exportedTable({
    file: 'abonnement',
    columns: {
      plan: ['Formule', plans],
      status: ['Statut', subscriptionStatuses],
      trialEnd: 'Fin de l’essai',
      currentPeriodEnd: 'Fin du mois payé',
      cancelAt: 'Se termine le',
      pastDueSince: 'En retard depuis le',
      endedAt: 'Terminé le',
      pendingPlan: ['Changement en attente', plans],
      cardExpiresAt: 'Fin de la carte',
      collectionPaused: 'Paiements suspendus',
      collectionResumesAt: 'Reprise des paiements',
    },
    async *pages({ db, clubId }: Source) {
      yield await db
        .selectFrom('club_subscriptions')
        .select([
          'plan',
          'status',
          'trial_end as trialEnd',
          'current_period_end as currentPeriodEnd',
          'cancel_at as cancelAt',
          'past_due_since as pastDueSince',
          'ended_at as endedAt',
          'pending_plan as pendingPlan',
          'card_expires_at as cardExpiresAt',
          'collection_paused as collectionPaused',
          'collection_resumes_at as collectionResumesAt',
        ])
        .where('club_id', '=', clubId)
        .execute()
    },
  }),
  exportedTable({
    file: 'cles-api',
    columns: {
      id: 'Identifiant',
      name: 'Nom',
      lastCharacters: 'Derniers caractères',
      createdBy: 'Créée par',
      createdAt: 'Créée le',
      expiresAt: 'Expire le',
      lastUsedAt: 'Utilisée le',
      readable: 'Lit',
      writable: 'Écrit',
    },
    async *pages({ db, clubId }: Source) {
      const keys = await db
        .selectFrom('api_keys as k')
        .select([
          'k.id',
          'k.name',
          'k.last_characters as lastCharacters',
          nameOf('k.created_by').as('createdBy'),
          'k.created_at as createdAt',
          'k.expires_at as expiresAt',
          'k.last_used_at as lastUsedAt',
          'k.readable',
          'k.writable',
        ])
        .where('k.club_id', '=', clubId)
        .orderBy('k.created_at')
        .execute()
      yield keys.map(({ readable, writable, ...key }) => ({
        ...key,
        readable: resourceNames(readable),
        writable: resourceNames(writable),
      }))
    },
  }),
  exportedTable({
    file: 'conditions-acceptees',
    columns: {
      termsVersion: 'Conditions du',
      plan: ['Formule', plans],
      acceptedAt: 'Acceptées le',
      acceptedBy: 'Acceptées par',
    },
    async *pages({ db, clubId }: Source) {
      yield await db
        .selectFrom('terms_acceptances as t')
        .select([
          't.terms_version as termsVersion',
          't.plan',
          't.accepted_at as acceptedAt',
          't.accepted_by_name as acceptedBy',
        ])
        .where('t.club_id', '=', clubId)
        .orderBy('t.accepted_at')
        .execute()
    },
  }),
  exportedTable({
    file: 'remboursements-et-contestations',
    columns: {
      kind: ['Nature', incidents],
      amountInEuros: 'Montant en euros',
      outcome: ['Décision', outcomes],
      createdAt: 'Date',
    },
    async *pages({ db, clubId }: Source) {
      const rows = await db
        .selectFrom('payment_incidents')
        .select(['kind', 'amount_in_cents', 'outcome', 'created_at as createdAt'])
        .where('club_id', '=', clubId)
        .orderBy('created_at')
        .execute()
      yield rows.map(({ kind, amount_in_cents: cents, outcome, createdAt }) => ({
        kind,
        amountInEuros: cents / 100,
        outcome,
        createdAt,
      }))
    },
  }),
]

interface MembersAfter {
  standing: 'member' | 'waiting'
  role: 'coach' | 'player'
  after: string
  limit: number
}

function membersAfter({ db, clubId }: Source, { standing, role, after, limit }: MembersAfter) {
  return db
    .selectFrom('memberships as m')
    .innerJoin('accounts as a', 'a.id', 'm.account_id')
    .select([
      'a.id',
      rankOfMembership.as('role'),
      'm.standing',
      'm.owner',
      'a.first_name as firstName',
      'a.last_name as lastName',
      'a.email',
      'm.since',
      'm.accepted_at as acceptedAt',
      'a.playing_style as playingStyle',
      'a.preferred_hand as preferredHand',
      'a.forehand_rubber as forehandRubber',
      'a.backhand_rubber as backhandRubber',
      'a.player_type as playerType',
      'a.goals',
      'a.ranking',
      'm.licence',
      // Coaches see it of members only.
      sql<number | null>`case when m.standing = 'member' then a.birth_year end`.as('birthYear'),
    ])
    .where('m.club_id', '=', clubId)
    .where('m.standing', '=', standing)
    .where('m.role', '=', role)
    .where('m.account_id', '>', after)
    .orderBy('m.account_id')
    .limit(limit)
    .execute()
}

function removedAfter(
  { db, clubId }: Source,
  after: { id: string; removedAt: Date } | undefined,
  limit: number,
) {
  return db
    .selectFrom('removed_members as r')
    .innerJoin('accounts as a', 'a.id', 'r.account_id')
    .select([
      'a.id',
      'a.role',
      'a.first_name as firstName',
      'a.last_name as lastName',
      'r.removed_at as removedAt',
      nameOf('r.removed_by').as('removedBy'),
    ])
    .where('r.club_id', '=', clubId)
    .where('r.readmitted_at', 'is', null)
    .where(
      sql<boolean>`(r.removed_at, r.account_id) > (${after?.removedAt ?? firstInstant}::timestamptz, ${after?.id ?? firstId}::uuid)`,
    )
    .orderBy('r.removed_at')
    .orderBy('r.account_id')
    .limit(limit)
    .execute()
}

function resourceNames(resources: readonly string[]): string {
  return apiResources
    .filter((each) => resources.includes(each))
    .map((each) => apiResourceNames[each])
    .join(', ')
}
