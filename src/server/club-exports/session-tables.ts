import { exportedTable } from './exported-table.ts'
import { authorOf, keysetPages, nameOf, ofSessions, sessionsAfter, type Source } from './pages.ts'
import { categories, presences, ratings, replies } from './words.ts'

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
          ])
          .where('x.session_id', '=', id)
          .orderBy('x.position'),
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
      presence: ['Présence', presences],
      presenceAt: 'Pointé le',
      presenceBy: 'Pointé par',
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
            'p.presence',
            'p.presence_at as presenceAt',
            nameOf('p.presence_by').as('presenceBy'),
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
      authorOf('training_sessions.created_by').as('createdBy'),
      'created_at as createdAt',
      'updated_at as updatedAt',
    ])
    .limit(limit)
    .execute()
}
