import { sql } from 'kysely'
import { exportedTable } from './exported-table.ts'
import { authorOf, keysetPages, nameOf, ofSessions, sessionsAfter, type Source } from './pages.ts'
import {
  absenceReasons,
  categories,
  hallEvents,
  presences,
  ratings,
  replies,
  techniqueNames,
} from './words.ts'

/** The sessions, and what belongs to each. */
export const sessionTables = [
  exportedTable({
    file: 'seances',
    columns: {
      id: 'Identifiant',
      title: 'Titre',
      date: 'Date',
      time: 'Heure',
      startsAt: 'Début',
      duration: 'Durée',
      description: 'Description',
      place: 'Lieu',
      group: 'Groupe',
      seriesId: 'Série',
      movedFrom: 'Prévue d’abord le',
      cancelledAt: 'Annulée le',
      createdBy: 'Créée par',
      createdAt: 'Créée le',
      updatedAt: 'Modifiée le',
    },
    pages: (source: Source) =>
      keysetPages<Awaited<ReturnType<typeof sessions>>[number]>((after, limit) =>
        sessions(source, after, limit),
      ),
  }),
  exportedTable({
    file: 'programmes',
    columns: {
      sessionId: 'Séance',
      position: 'Ordre',
      type: ['Catégorie', categories],
      technique: 'Technique',
      effect: 'Effet',
      duration: 'Durée',
      description: 'Description',
      title: 'Titre',
      drill: 'Schéma (JSON)',
      exerciseId: 'Copié de l’exercice',
    },
    pages: (source: Source) =>
      ofSessions(source, (db, id) =>
        db
          .selectFrom('session_exercises as x')
          .select([
            'x.session_id as sessionId',
            'x.position',
            'x.type',
            'x.technique',
            'x.effect',
            'x.duration',
            'x.description',
            'x.title',
            sql<string | null>`x.drill::text`.as('drill'),
            'x.exercise_id as exerciseId',
          ])
          .where('x.session_id', '=', id)
          .orderBy('x.position'),
      ),
  }),
  exportedTable({
    file: 'blocs',
    columns: { sessionId: 'Séance', position: 'Ordre', title: 'Bloc', duration: 'Durée' },
    pages: (source: Source) =>
      ofSessions(source, (db, id) =>
        db
          .selectFrom('session_blocks as b')
          .select(['b.session_id as sessionId', 'b.position', 'b.title', 'b.duration'])
          .where('b.session_id', '=', id)
          .orderBy('b.position'),
      ),
  }),
  exportedTable({
    file: 'entraineurs-des-seances',
    columns: { sessionId: 'Séance', coachId: 'Entraineur', coach: 'Nom de l’entraineur' },
    pages: (source: Source) =>
      ofSessions(source, (db, id) =>
        db
          .selectFrom('session_coaches as c')
          .select(['c.session_id as sessionId', 'c.coach_id as coachId', nameOf('c.coach_id').as('coach')])
          .where('c.session_id', '=', id)
          .orderBy('c.coach_id'),
      ),
  }),
  exportedTable({
    file: 'participants',
    columns: {
      sessionId: 'Séance',
      playerId: 'Joueur',
      player: 'Nom du joueur',
      reply: ['Réponse', replies],
      replyAt: 'Répondu le',
      repliedBy: 'Répondu par',
      absenceReason: ['Motif', absenceReasons],
      presence: ['Présence', presences],
      presenceAt: 'Pointé le',
      presenceBy: 'Pointé par',
      lateAt: 'Arrivé en retard le',
    },
    pages: (source: Source) =>
      ofSessions(source, (db, id) =>
        db
          .selectFrom('session_participants as p')
          .select([
            'p.session_id as sessionId',
            'p.player_id as playerId',
            nameOf('p.player_id').as('player'),
            'p.reply',
            'p.reply_at as replyAt',
            nameOf('p.replied_by').as('repliedBy'),
            'p.absence_reason as absenceReason',
            'p.presence',
            'p.presence_at as presenceAt',
            nameOf('p.presence_by').as('presenceBy'),
            'p.late_at as lateAt',
          ])
          .where('p.session_id', '=', id)
          .orderBy('p.player_id'),
      ),
  }),
  exportedTable({
    file: 'participants-retires',
    columns: {
      sessionId: 'Séance',
      playerId: 'Joueur',
      player: 'Nom du joueur',
      withdrawnAt: 'Retiré le',
      reply: ['Réponse', replies],
      replyAt: 'Répondu le',
      absenceReason: ['Motif', absenceReasons],
    },
    pages: (source: Source) =>
      ofSessions(source, (db, id) =>
        db
          .selectFrom('withdrawn_participants as p')
          .select([
            'p.session_id as sessionId',
            'p.player_id as playerId',
            nameOf('p.player_id').as('player'),
            'p.withdrawn_at as withdrawnAt',
            'p.reply',
            'p.reply_at as replyAt',
            'p.absence_reason as absenceReason',
          ])
          .where('p.session_id', '=', id)
          .orderBy('p.player_id'),
      ),
  }),
  exportedTable({
    file: 'retours',
    columns: {
      sessionId: 'Séance',
      playerId: 'Joueur',
      player: 'Nom du joueur',
      rating: ['Avis', ratings],
      comment: 'Commentaire',
      createdAt: 'Donné le',
    },
    pages: (source: Source) =>
      ofSessions(source, (db, id) =>
        db
          .selectFrom('session_feedback as f')
          .select([
            'f.session_id as sessionId',
            'f.player_id as playerId',
            nameOf('f.player_id').as('player'),
            'f.rating',
            'f.comment',
            'f.created_at as createdAt',
          ])
          .where('f.session_id', '=', id)
          .orderBy('f.player_id'),
      ),
  }),
  exportedTable({
    file: 'salle',
    columns: {
      sessionId: 'Séance',
      at: 'Noté le',
      notedBy: 'Noté par',
      type: ['Évènement', hallEvents],
      details: 'Détails',
    },
    pages: (source: Source) =>
      ofSessions(source, (db, id) =>
        db
          .selectFrom('hall_events as h')
          .select([
            'h.session_id as sessionId',
            'h.at',
            nameOf('h.noted_by').as('notedBy'),
            'h.type',
            sql<string>`h.details::text`.as('details'),
          ])
          .where('h.session_id', '=', id)
          .orderBy('h.id'),
      ),
  }),
  exportedTable({
    file: 'observations',
    columns: {
      sessionId: 'Séance',
      playerId: 'Joueur',
      player: 'Nom du joueur',
      technique: ['Technique', techniqueNames],
      drill: 'Exercice',
      uncertainty: 'Incertitude, de 0 à 3',
      reached: 'Réussi',
      observedBy: 'Noté par',
      observedAt: 'Noté le',
    },
    pages: (source: Source) =>
      ofSessions(source, (db, id) =>
        db
          .selectFrom('technique_observations as o')
          .select([
            'o.session_id as sessionId',
            'o.player_id as playerId',
            nameOf('o.player_id').as('player'),
            'o.technique_id as technique',
            'o.drill',
            'o.uncertainty',
            'o.reached',
            nameOf('o.observed_by').as('observedBy'),
            'o.observed_at as observedAt',
          ])
          .where('o.session_id', '=', id)
          .orderBy('o.player_id')
          .orderBy('o.technique_id'),
      ),
  }),
]

function sessions(source: Source, after: { id: string; startsAt: Date } | undefined, limit: number) {
  return sessionsAfter(source, after)
    .select([
      'id',
      'title',
      'date',
      'time',
      'starts_at as startsAt',
      'duration',
      'description',
      sql<string | null>`(select p.name from places as p where p.id = training_sessions.place_id)`.as(
        'place',
      ),
      sql<string | null>`(select g.name from player_groups as g where g.id = training_sessions.group_id)`.as(
        'group',
      ),
      'series_id as seriesId',
      'moved_from as movedFrom',
      'cancelled_at as cancelledAt',
      authorOf('training_sessions.created_by').as('createdBy'),
      'created_at as createdAt',
      'updated_at as updatedAt',
    ])
    .limit(limit)
    .execute()
}
