import { sql } from 'kysely'
import { categories, plans, requestStatuses } from '../club-exports/words.ts'
import { ownTable } from './own-table.ts'
import { clubName, sessionOf } from './looked-up.ts'

const writers = { operator: 'Rebond', asker: 'vous' }

/** What somebody wrote or decided for a club, as far as their name stands beside it: when and what, and never about whom. */
export const coachTables = [
  ownTable({
    name: 'clubs-crees',
    title: 'Clubs que vous avez créés',
    columns: { club: 'Club', createdAt: 'Créé le' },
    select: (id) => sql`
      select name as club, created_at as "createdAt" from clubs where created_by = ${id} order by created_at`,
  }),
  ownTable({
    name: 'seances-creees',
    title: 'Séances que vous avez créées',
    columns: {
      date: 'Date',
      title: 'Titre',
      description: 'Description',
      createdAt: 'Créée le',
      cancelledAt: 'Annulée le',
      deletedAt: 'Supprimée le',
    },
    select: (id) => sql`
      select date, title, description, created_at as "createdAt", cancelled_at as "cancelledAt",
        case when deleted_at is distinct from cancelled_at then deleted_at end as "deletedAt"
      from training_sessions where created_by = ${id} order by starts_at`,
  }),
  ownTable({
    name: 'seances-menees',
    title: 'Séances dont vous êtes entraineur',
    columns: { date: 'Date', time: 'Heure', session: 'Séance', club: 'Club' },
    select: (id) => sql`
      select s.date, to_char(s.time, 'HH24:MI') as time, s.title as session, ${clubName('c.club_id')} as club
      from session_coaches as c ${sessionOf('c')}
      where c.coach_id = ${id}
      order by s.starts_at`,
  }),
  ownTable({
    name: 'appels-faits',
    title: 'Appels que vous avez faits',
    columns: { date: 'Date', session: 'Séance', marked: 'Joueurs notés' },
    select: (id) => sql`
      select s.date, s.title as session, p.marked
      from (
        select session_id, count(*)::int as marked from session_participants
        where presence_by = ${id} group by session_id
      ) as p ${sessionOf('p')}
      order by s.starts_at`,
  }),
  ownTable({
    name: 'salle',
    title: 'Séances que vous avez menées en salle',
    columns: { date: 'Date', session: 'Séance', noted: 'Gestes notés' },
    select: (id) => sql`
      select s.date, s.title as session, h.noted
      from (
        select session_id, count(*)::int as noted from hall_events where noted_by = ${id} group by session_id
      ) as h ${sessionOf('h')}
      order by s.starts_at`,
  }),
  ownTable({
    name: 'observations-notees',
    title: 'Observations que vous avez notées',
    columns: { date: 'Date', session: 'Séance', noted: 'Observations' },
    select: (id) => sql`
      select s.date, s.title as session, o.noted
      from (
        select session_id, count(*)::int as noted from technique_observations
        where observed_by = ${id} group by session_id
      ) as o ${sessionOf('o')}
      order by s.starts_at`,
  }),
  ownTable({
    name: 'exercices-crees',
    title: 'Exercices que vous avez créés',
    columns: {
      type: ['Catégorie', categories],
      technique: 'Technique',
      effect: 'Effet',
      description: 'Description',
      createdAt: 'Créé le',
    },
    select: (id) => sql`
      select type, technique, effect, description, created_at as "createdAt"
      from exercises where created_by = ${id} order by created_at`,
  }),
  ownTable({
    name: 'evaluations-faites',
    title: 'Évaluations que vous avez faites',
    columns: { category: ['Catégorie', categories], name: 'Technique', evaluatedAt: 'Le' },
    select: (id) => sql`
      select category, name, evaluated_at as "evaluatedAt"
      from technique_evaluations where evaluated_by = ${id} order by evaluated_at, id`,
  }),
  ownTable({
    name: 'parametres-ia-notes',
    title: 'Paramètres IA que vous avez notés',
    columns: { setAt: 'Le' },
    select: (id) => sql`select set_at as "setAt" from player_scores where set_by = ${id} order by set_at`,
  }),
  ownTable({
    name: 'demandes-traitees',
    title: 'Demandes de joueurs que vous avez traitées',
    columns: {
      technique: 'Technique',
      status: ['Statut', requestStatuses],
      assignedAt: 'Prise en charge le',
      updatedAt: 'Modifiée le',
    },
    select: (id) => sql`
      select technique, status, assigned_at as "assignedAt", updated_at as "updatedAt"
      from (
        select r.id, r.technique, r.status, r.assigned_at, r.updated_at
        from exercise_requests as r where r.assigned_to = ${id}
        union select r.id, r.technique, r.status, r.assigned_at, r.updated_at
        from exercise_requests as r where r.updated_by = ${id} and r.player_id <> ${id}
      ) as mine
      order by updated_at`,
  }),
  ownTable({
    name: 'classements-notes',
    title: 'Classements que vous avez notés',
    columns: { date: 'Date', setAt: 'Noté le' },
    select: (id) => sql`
      select on_date as date, set_at as "setAt" from ranking_entries
      where set_by = ${id} and player_id <> ${id} order by set_at`,
  }),
  ownTable({
    name: 'membres-retires',
    title: 'Membres que vous avez retirés',
    columns: { removedAt: 'Le' },
    select: (id) => sql`
      select removed_at as "removedAt" from removed_members where removed_by = ${id} order by removed_at`,
  }),
  ownTable({
    name: 'saisons-ouvertes',
    title: 'Saisons que vous avez ouvertes',
    columns: { startsOn: 'Saison du', openedAt: 'Ouverte le' },
    select: (id) => sql`
      select starts_on as "startsOn", opened_at as "openedAt" from seasons where opened_by = ${id} order by starts_on`,
  }),
  ownTable({
    name: 'imports',
    title: 'Fichiers de joueurs que vous avez importés',
    columns: { fileName: 'Fichier', rows: 'Lignes', createdAt: 'Le' },
    select: (id) => sql`
      select file_name as "fileName", rows_total as rows, created_at as "createdAt"
      from player_imports where created_by = ${id} order by created_at`,
  }),
  ownTable({
    name: 'exports',
    title: 'Exports du club que vous avez demandés',
    columns: { askedAt: 'Le', expiresAt: 'Effacé le' },
    select: (id) => sql`
      select asked_at as "askedAt", expires_at as "expiresAt" from club_exports where asked_by = ${id} order by asked_at`,
  }),
  ownTable({
    name: 'cles-api',
    title: 'Vos clés d’API',
    columns: {
      name: 'Nom',
      lastCharacters: 'Fin de la clé',
      createdAt: 'Créée le',
      expiresAt: 'Expire le',
      lastUsedAt: 'Dernière utilisation',
    },
    select: (id) => sql`
      select name, last_characters as "lastCharacters", created_at as "createdAt", expires_at as "expiresAt",
        last_used_at as "lastUsedAt"
      from api_keys where created_by = ${id} order by created_at`,
  }),
  ownTable({
    name: 'conditions-acceptees',
    title: 'Conditions de vente que vous avez acceptées',
    columns: {
      termsVersion: 'Texte du',
      plan: ['Formule', plans],
      acceptedAt: 'Acceptées le',
      acceptedBy: 'Au nom de',
    },
    select: (id) => sql`
      select terms_version as "termsVersion", plan, accepted_at as "acceptedAt", accepted_by_name as "acceptedBy"
      from terms_acceptances where account_id = ${id} order by accepted_at`,
  }),
  ownTable({
    name: 'resiliations',
    title: 'Résiliations notifiées avec votre adresse',
    columns: {
      firstName: 'Prénom',
      lastName: 'Nom',
      email: 'Email',
      club: 'Club',
      notifiedAt: 'Notifiée le',
      endsAt: 'Fin du contrat',
    },
    select: (id) => sql`
      select t.first_name as "firstName", t.last_name as "lastName", t.email, t.club_name as club,
        t.notified_at as "notifiedAt", t.ends_at as "endsAt"
      from accounts as a join contract_terminations as t on t.email = a.email
      where a.id = ${id} and a.email_confirmed_at is not null
      order by t.notified_at`,
  }),
  ownTable({
    name: 'assistance',
    title: 'Vos questions à l’assistance, et nos réponses',
    columns: {
      subject: 'Sujet',
      from: ['De', writers],
      body: 'Message',
      device: 'Appareil',
      writtenAt: 'Le',
    },
    select: (id) => sql`
      select q.subject, case when m.from_operator then 'operator' else 'asker' end as from, m.body, q.device,
        m.written_at as "writtenAt"
      from support_questions as q join support_messages as m on m.question_id = q.id
      where q.account_id = ${id} order by q.asked_at, m.written_at`,
  }),
]
