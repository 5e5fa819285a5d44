import { sql } from 'kysely'
import { optimizationFence } from '../database/optimization-fence.ts'
import { exportedTable } from './exported-table.ts'
import { authorOf, firstId, keysetPages, nameOf, ofPlayers, type Source } from './pages.ts'
import { categories, evaluationStatuses, rankingSources, requestStatuses } from './words.ts'

/** The target of the minutes, the library, what players asked for, and what the club's coaches said of those who are in it. */
export const libraryTables = [
  exportedTable({
    file: 'cibles',
    columns: {
      service: 'Services (%)',
      initiative: 'Gestes d’Initiative (%)',
      counter: 'Contre-Initiative (%)',
      defense: 'Défense (%)',
      updatedAt: 'Modifiée le',
    },
    async *pages({ db, clubId }: Source) {
      yield await db
        .selectFrom('category_targets')
        .select(['service', 'initiative', 'counter', 'defense', 'updated_at as updatedAt'])
        .where('club_id', '=', clubId)
        .execute()
    },
  }),
  exportedTable({
    file: 'exercices',
    columns: {
      id: 'Identifiant',
      type: ['Catégorie', categories],
      technique: 'Technique',
      effect: 'Effet',
      difficulty: 'Difficulté',
      duration: 'Durée',
      description: 'Description',
      title: 'Titre',
      drill: 'Schéma et consignes (JSON)',
      origin: 'D’après l’exercice de Rebond',
      createdBy: 'Créé par',
      createdAt: 'Créé le',
      updatedAt: 'Modifié le',
    },
    pages: (source: Source) =>
      keysetPages<Awaited<ReturnType<typeof exercisesAfter>>[number]>((after, limit) =>
        exercisesAfter(source, after, limit),
      ),
  }),
  exportedTable({
    file: 'reperes-d-exercices',
    columns: { exerciseId: 'Exercice', archived: 'Archivé', favourite: 'Favori' },
    async *pages({ db, clubId }: Source) {
      yield await db
        .selectFrom('exercise_marks')
        .select(['exercise_id as exerciseId', 'archived', 'favourite'])
        .where('club_id', '=', clubId)
        .orderBy('exercise_id')
        .execute()
    },
  }),
  exportedTable({
    file: 'demandes',
    columns: {
      id: 'Identifiant',
      playerId: 'Joueur',
      player: 'Nom du joueur',
      type: ['Catégorie', categories],
      technique: 'Technique',
      effect: 'Effet',
      message: 'Message',
      status: ['Statut', requestStatuses],
      assignedTo: 'Prise en charge par',
      assignedAt: 'Prise en charge le',
      exerciseId: 'Exercice ajouté',
      sessionId: 'Ajoutée à la séance',
      createdAt: 'Demandée le',
      updatedAt: 'Modifiée le',
    },
    pages: (source: Source) =>
      keysetPages<Awaited<ReturnType<typeof requestsAfter>>[number]>((after, limit) =>
        requestsAfter(source, after, limit),
      ),
  }),
  exportedTable({
    file: 'evaluations',
    columns: {
      id: 'Identifiant',
      playerId: 'Joueur',
      player: 'Nom du joueur',
      category: ['Catégorie', categories],
      techniqueId: 'Identifiant de la technique',
      name: 'Technique',
      status: ['Statut', evaluationStatuses],
      notes: 'Notes pour le joueur',
      evaluatedBy: 'Évalué par',
      evaluatedAt: 'Évalué le',
    },
    pages: (source: Source) =>
      ofPlayers(source, (db, id) =>
        db
          // By the player's own index: by the club's, each player's would be looked for among all.
          .selectFrom((eb) =>
            eb
              .selectFrom('technique_evaluations as t')
              .select(['t.id', 't.club_id', 't.player_id', 't.category', 't.technique_id', 't.name'])
              .select(['t.status', 't.notes', 't.evaluated_by', 't.evaluated_by_key', 't.evaluated_at'])
              .where('t.player_id', '=', id)
              .modifyEnd(optimizationFence)
              .as('e'),
          )
          .select([
            'e.id',
            'e.player_id as playerId',
            nameOf('e.player_id').as('player'),
            'e.category',
            'e.technique_id as techniqueId',
            'e.name',
            'e.status',
            'e.notes',
            authorOf('e.evaluated_by').as('evaluatedBy'),
            'e.evaluated_at as evaluatedAt',
          ])
          .where('e.club_id', '=', source.clubId)
          .orderBy('e.evaluated_at')
          .orderBy('e.id'),
      ),
  }),
  exportedTable({
    file: 'parametres-ia',
    columns: {
      id: 'Identifiant',
      playerId: 'Joueur',
      player: 'Nom du joueur',
      service: 'Service',
      initiative: 'Initiative',
      counter: 'Contre-initiative',
      defense: 'Défense',
      setBy: 'Noté par',
      setAt: 'Noté le',
    },
    pages: (source: Source) =>
      ofPlayers(source, (db, id) =>
        db
          .selectFrom('player_scores as s')
          .select([
            's.id',
            's.player_id as playerId',
            nameOf('s.player_id').as('player'),
            's.service',
            's.initiative',
            's.counter',
            's.defense',
            authorOf('s.set_by').as('setBy'),
            's.set_at as setAt',
          ])
          .where('s.player_id', '=', id)
          .where('s.club_id', '=', source.clubId)
          .orderBy('s.set_at')
          .orderBy('s.id'),
      ),
  }),
  exportedTable({
    file: 'classements',
    columns: {
      playerId: 'Joueur',
      player: 'Nom du joueur',
      date: 'Date',
      points: 'Points',
      source: ['Origine', rankingSources],
      setBy: 'Noté par',
      setAt: 'Noté le',
    },
    pages: (source: Source) =>
      ofPlayers(source, (db, id) =>
        db
          .selectFrom('ranking_entries as r')
          .select([
            'r.player_id as playerId',
            nameOf('r.player_id').as('player'),
            'r.on_date as date',
            'r.points',
            'r.source',
            nameOf('r.set_by').as('setBy'),
            'r.set_at as setAt',
          ])
          .where('r.club_id', '=', source.clubId)
          .where('r.player_id', '=', id)
          .orderBy('r.on_date'),
      ),
  }),
]

// In the order of an index of the club’s own rows: by their ids alone, PostgreSQL could read those of all clubs.
function exercisesAfter(
  { db, clubId }: Source,
  after: { id: string; type: string } | undefined,
  limit: number,
) {
  return db
    .selectFrom('exercises as x')
    .select([
      'x.id',
      'x.type',
      'x.technique',
      'x.effect',
      'x.difficulty',
      'x.duration',
      'x.description',
      'x.title',
      sql<string | null>`x.drill::text`.as('drill'),
      'x.origin',
      authorOf('x.created_by').as('createdBy'),
      'x.created_at as createdAt',
      'x.updated_at as updatedAt',
    ])
    .where('x.club_id', '=', clubId)
    .where(sql<boolean>`(x.type, x.id) > (${after?.type ?? ''}, ${after?.id ?? firstId}::uuid)`)
    .orderBy('x.type')
    .orderBy('x.id')
    .limit(limit)
    .execute()
}

function requestsAfter(
  { db, clubId }: Source,
  after: { id: string; status: string } | undefined,
  limit: number,
) {
  return db
    .selectFrom('exercise_requests as r')
    .select([
      'r.id',
      'r.player_id as playerId',
      nameOf('r.player_id').as('player'),
      'r.type',
      'r.technique',
      'r.effect',
      'r.message',
      'r.status',
      nameOf('r.assigned_to').as('assignedTo'),
      'r.assigned_at as assignedAt',
      'r.exercise_id as exerciseId',
      'r.session_id as sessionId',
      'r.created_at as createdAt',
      'r.updated_at as updatedAt',
    ])
    .where('r.club_id', '=', clubId)
    .where(sql<boolean>`(r.status, r.id) > (${after?.status ?? ''}, ${after?.id ?? firstId}::uuid)`)
    .orderBy('r.status')
    .orderBy('r.id')
    .limit(limit)
    .execute()
}
