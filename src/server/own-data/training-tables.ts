import { sql } from 'kysely'
import { nameOf, authorOf } from '../club-exports/pages.ts'
import {
  absenceReasons,
  categories,
  evaluationStatuses,
  hallMarkNames,
  presences,
  rankingSources,
  ratings,
  replies,
  requestStatuses,
  techniqueNames,
} from '../club-exports/words.ts'
import { ownTable } from './own-table.ts'
import { optimizationFence } from '../database/optimization-fence.ts'
import { clubName, sessionOf } from './looked-up.ts'

/** What a player did and what their coaches said of it, in whichever club. Names of others: only who wrote it. */
export const trainingTables = [
  ownTable({
    name: 'seances',
    title: 'Vos séances',
    columns: {
      date: 'Date',
      time: 'Heure',
      session: 'Séance',
      club: 'Club',
      presence: ['Présence', presences],
      presenceAt: 'Notée le',
      presenceBy: 'Notée par',
      lateAt: 'Arrivé en retard le',
      reply: ['Votre réponse', replies],
      replyAt: 'Répondu le',
      repliedBy: 'Répondu par',
      absenceReason: ['Votre motif', absenceReasons],
    },
    select: (id) => sql`
      select s.date, to_char(s.time, 'HH24:MI') as time, s.title as session, ${clubName('p.club_id')} as club,
        p.presence, p.presence_at as "presenceAt", ${nameOf('p.presence_by')} as "presenceBy",
        p.late_at as "lateAt", p.reply, p.reply_at as "replyAt", ${nameOf('p.replied_by')} as "repliedBy",
        p.absence_reason as "absenceReason"
      from session_participants as p ${sessionOf('p')}
      where p.player_id = ${id}
      order by s.starts_at`,
  }),
  ownTable({
    name: 'seances-quittees',
    title: 'Séances quittées avec un club',
    about: 'Vous les retrouvez si vous revenez vite\u202F; elles sont oubliées après 30\u00A0jours.',
    columns: {
      date: 'Date',
      session: 'Séance',
      reply: ['Votre réponse', replies],
      absenceReason: ['Votre motif', absenceReasons],
      withdrawnAt: 'Quittée le',
    },
    select: (id) => sql`
      select s.date, s.title as session, w.reply, w.absence_reason as "absenceReason",
        w.withdrawn_at as "withdrawnAt"
      from withdrawn_participants as w ${sessionOf('w')}
      where w.player_id = ${id} order by s.starts_at`,
  }),
  ownTable({
    name: 'reperes',
    title: 'Repères notés en salle',
    about: 'Ils proposent une évaluation à vos entraineurs, et sont oubliés après 90\u00A0jours.',
    columns: {
      date: 'Date',
      session: 'Séance',
      technique: ['Technique', techniqueNames],
      mark: ['Repère', hallMarkNames],
    },
    select: (id) => sql`
      select s.date, s.title as session, h.details ->> 'techniqueId' as technique, h.details ->> 'mark' as mark
      from (
        select p.session_id, p.club_id from session_participants as p where p.player_id = ${id}
      ) as p
      cross join lateral (
        select e.at, e.session_id, e.details from hall_events as e
        where e.session_id = p.session_id and e.club_id = p.club_id and e.type = 'mark'
          and e.details ->> 'playerId' = ${id} ${optimizationFence}
      ) as h ${sessionOf('h')}
      order by h.at`,
  }),
  ownTable({
    name: 'observations',
    title: 'Observations en salle',
    about:
      'Deux réussites proposent «\u00A0Maîtrisé\u00A0» à vos entraineurs. Elles sont oubliées après 90\u00A0jours.',
    columns: {
      date: 'Date',
      technique: ['Technique', techniqueNames],
      drill: 'Exercice',
      uncertainty: 'Incertitude, de 0 à 3',
      reached: 'Réussi',
      observedBy: 'Noté par',
      observedAt: 'Noté le',
    },
    select: (id) => sql`
      select s.date, o.technique_id as technique, o.drill, o.uncertainty, o.reached,
        ${nameOf('o.observed_by')} as "observedBy", o.observed_at as "observedAt"
      from technique_observations as o ${sessionOf('o')}
      where o.player_id = ${id}
      order by o.observed_at`,
  }),
  ownTable({
    name: 'retours',
    title: 'Vos avis sur les séances',
    columns: {
      date: 'Date',
      session: 'Séance',
      rating: ['Avis', ratings],
      comment: 'Commentaire',
      createdAt: 'Donné le',
    },
    select: (id) => sql`
      select s.date, s.title as session, f.rating, f.comment, f.created_at as "createdAt"
      from session_feedback as f ${sessionOf('f')}
      where f.player_id = ${id} order by s.starts_at`,
  }),
  ownTable({
    name: 'demandes',
    title: 'Vos demandes d’exercices',
    columns: {
      type: ['Catégorie', categories],
      technique: 'Technique',
      effect: 'Effet',
      message: 'Message',
      status: ['Statut', requestStatuses],
      assignedTo: 'Prise en charge par',
      assignedAt: 'Prise en charge le',
      answeredAt: 'Réponse le',
      createdAt: 'Demandée le',
      updatedAt: 'Modifiée le',
    },
    select: (id) => sql`
      select r.type, r.technique, r.effect, r.message, r.status, ${nameOf('r.assigned_to')} as "assignedTo",
        r.assigned_at as "assignedAt", r.answered_at as "answeredAt", r.created_at as "createdAt",
        r.updated_at as "updatedAt"
      from exercise_requests as r where r.player_id = ${id} order by r.created_at`,
  }),
  ownTable({
    name: 'evaluations',
    title: 'Vos évaluations',
    about: 'Avec les notes que les entraineurs ont écrites pour vous, dans chaque club.',
    columns: {
      category: ['Catégorie', categories],
      name: 'Technique',
      status: ['Statut', evaluationStatuses],
      notes: 'Notes',
      evaluatedBy: 'Évaluée par',
      club: 'Club',
      evaluatedAt: 'Le',
    },
    select: (id) => sql`
      select e.category, e.name, e.status, e.notes, ${authorOf('e.evaluated_by')} as "evaluatedBy",
        (select c.name from clubs as c where c.id = e.club_id) as club, e.evaluated_at as "evaluatedAt"
      from technique_evaluations as e where e.player_id = ${id} order by e.evaluated_at, e.id`,
  }),
  ownTable({
    name: 'parametres-ia',
    title: 'Vos paramètres IA',
    columns: {
      service: 'Service',
      initiative: 'Initiative',
      counter: 'Contre-initiative',
      defense: 'Défense',
      setBy: 'Notés par',
      setAt: 'Le',
    },
    select: (id) => sql`
      select p.service, p.initiative, p.counter, p.defense, ${authorOf('p.set_by')} as "setBy",
        p.set_at as "setAt"
      from player_scores as p where p.player_id = ${id} order by p.set_at`,
  }),
  ownTable({
    name: 'classements',
    title: 'Vos classements',
    columns: {
      date: 'Date',
      points: 'Points',
      source: ['Origine', rankingSources],
      setBy: 'Noté par',
      setAt: 'Noté le',
    },
    select: (id) => sql`
      select r.on_date as date, r.points, r.source, ${nameOf('r.set_by')} as "setBy", r.set_at as "setAt"
      from memberships as m
      cross join lateral (
        select on_date, points, source, set_by, set_at from ranking_entries where club_id = m.club_id and player_id = m.account_id ${optimizationFence}
      ) as r
      where m.account_id = ${id} order by r.on_date`,
  }),
  ownTable({
    name: 'progres-vus',
    title: 'Ce que vous avez déjà vu de vos progrès',
    columns: { until: 'Vu jusqu’au' },
    select: (id) => sql`select until from seen_progress where player_id = ${id}`,
  }),
]
