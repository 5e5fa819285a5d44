import { rankOfMembership } from '../clubs/rank-of.ts'
import { sql } from 'kysely'
import { hands, playerTypes, playingStyles, roles, rubbers, standings } from '../club-exports/words.ts'
import { nameOf } from '../club-exports/pages.ts'
import { ownTable } from './own-table.ts'
import { clubName } from './looked-up.ts'

const endings = {
  removed: 'un entraineur vous en a retiré',
  refused: 'un entraineur a refusé votre demande',
  readmitted: 'un entraineur vous permet d’y revenir',
}

const news = {
  session: 'séance',
  reminder: 'rappel de la veille',
  request: 'demande d’exercice',
  evaluation: 'technique évaluée',
  arrival: 'arrivée à accepter',
  feedback: 'avis des joueurs',
}

const links = { link: 'lien envoyé par email', code: 'code donné par un entraineur' }

/** Who somebody is, where they belong, and by what they sign in. */
export const accountTables = [
  ownTable({
    name: 'compte',
    title: 'Votre compte',
    columns: {
      id: 'Identifiant',
      role: ['Rôle', roles],
      firstName: 'Prénom',
      lastName: 'Nom',
      email: 'Email',
      emailConfirmedAt: 'Email confirmé le',
      playingStyle: ['Style de jeu', playingStyles],
      preferredHand: ['Main préférée', hands],
      forehandRubber: ['Revêtement coup droit', rubbers],
      backhandRubber: ['Revêtement revers', rubbers],
      playerType: ['Type de joueur', playerTypes],
      goals: 'Objectifs',
      ranking: 'Classement',
      birthYear: 'Année de naissance',
      createdAt: 'Créé le',
      updatedAt: 'Modifié le',
    },
    select: (id) => sql`
      select id, role, first_name as "firstName", last_name as "lastName", email,
        email_confirmed_at as "emailConfirmedAt", playing_style as "playingStyle",
        preferred_hand as "preferredHand", forehand_rubber as "forehandRubber",
        backhand_rubber as "backhandRubber", player_type as "playerType", goals, ranking,
        birth_year as "birthYear", created_at as "createdAt", updated_at as "updatedAt"
      from accounts where id = ${id}`,
  }),
  ownTable({
    name: 'club',
    title: 'Votre club',
    columns: {
      club: 'Club',
      role: ['Rôle', roles],
      standing: ['Adhésion', standings],
      owner: 'Responsable',
      since: 'Depuis le',
      acceptedAt: 'Accepté par un entraineur le',
      licence: 'Licence',
    },
    select: (id) => sql`
      select c.name as club, ${rankOfMembership} as role, m.standing, m.owner, m.since, m.accepted_at as "acceptedAt", m.licence
      from memberships as m join clubs as c on c.id = m.club_id where m.account_id = ${id}`,
  }),
  ownTable({
    name: 'groupes',
    title: 'Vos groupes',
    columns: { club: 'Club', group: 'Groupe' },
    select: (id) => sql`
      select ${clubName('mine.club_id')} as club,
        (select g.name from player_groups as g where g.id = mine.group_id) as "group"
      from (
        select group_id, club_id from group_players where player_id = ${id}
        union all select group_id, club_id from group_coaches where coach_id = ${id}
      ) as mine
      order by 1, 2`,
  }),
  ownTable({
    name: 'tables-separees',
    title: 'Joueurs d’autres tables',
    about:
      'Vos entraineurs préfèrent que vous ne jouiez pas à la même table qu’un autre joueur. Son nom n’est pas écrit ici\u00A0: cette donnée est aussi la sienne.',
    columns: { club: 'Club', setAt: 'Noté le' },
    select: (id) => sql`
      select ${clubName('p.club_id')} as club, p.set_at as "setAt"
      from (
        select club_id, set_at from pairs_apart where first_id = ${id}
        union all select club_id, set_at from pairs_apart where second_id = ${id}
      ) as p
      order by p.set_at`,
  }),
  ownTable({
    name: 'enfants-suivis',
    title: 'Les enfants que vous suivez',
    columns: {
      child: 'Prénom de l’enfant',
      club: 'Club',
      invitedAt: 'Invité le',
      acceptedAt: 'Accepté par un entraineur le',
    },
    select: (id) => sql`
      select a.first_name as child, ${clubName('g.club_id')} as club, g.invited_at as "invitedAt", g.accepted_at as "acceptedAt"
      from guardianships as g join accounts as a on a.id = g.child_id
      where g.guardian_id = ${id} order by g.invited_at`,
  }),
  ownTable({
    name: 'parents',
    title: 'Les parents qui vous suivent',
    columns: {
      guardian: 'Parent',
      club: 'Club',
      invitedAt: 'Invité le',
      acceptedAt: 'Accepté par un entraineur le',
    },
    select: (id) => sql`
      select ${nameOf('g.guardian_id')} as guardian, ${clubName('g.club_id')} as club,
        g.invited_at as "invitedAt", g.accepted_at as "acceptedAt"
      from guardianships as g where g.child_id = ${id} order by g.invited_at`,
  }),
  ownTable({
    name: 'anciens-clubs',
    title: 'Clubs quittés',
    columns: { club: 'Club', leftAt: 'Quitté le' },
    select: (id) => sql`
      select c.name as club, d.left_at as "leftAt"
      from departures as d join clubs as c on c.id = d.club_id where d.account_id = ${id} order by d.left_at`,
  }),
  ownTable({
    name: 'retraits',
    title: 'Retraits d’un club',
    columns: { club: 'Club', removedAt: 'Retiré le', readmittedAt: 'Réadmis le' },
    select: (id) => sql`
      select c.name as club, r.removed_at as "removedAt", r.readmitted_at as "readmittedAt"
      from removed_members as r join clubs as c on c.id = r.club_id
      where r.account_id = ${id} order by r.removed_at`,
  }),
  ownTable({
    name: 'decisions-d-un-club',
    title: 'Dernière décision d’un club',
    columns: { club: 'Club', reason: ['Décision', endings], endedAt: 'Le' },
    select: (id) => sql`
      select c.name as club, e.reason, e.ended_at as "endedAt"
      from ended_memberships as e join clubs as c on c.id = e.club_id where e.account_id = ${id}`,
  }),
  ownTable({
    name: 'annonces-aux-entraineurs',
    title: 'Quand un club a su que vous arriviez',
    columns: { club: 'Club', mailedAt: 'Entraineurs prévenus le' },
    select: (id) => sql`
      select c.name as club, m.mailed_at as "mailedAt"
      from mailed_arrivals as m join clubs as c on c.id = m.club_id where m.account_id = ${id}`,
  }),
  ownTable({
    name: 'appareils',
    title: 'Appareils connectés',
    columns: {
      device: 'Appareil',
      createdAt: 'Connecté le',
      lastSeenAt: 'Dernière visite',
      expiresAt: 'Oublié le',
    },
    select: (id) => sql`
      select device, created_at as "createdAt", last_seen_at as "lastSeenAt", expires_at as "expiresAt"
      from login_sessions where account_id = ${id} order by last_seen_at`,
  }),
  ownTable({
    name: 'appareils-reconnus',
    title: 'Appareils reconnus',
    about:
      'Un appareil qui s’est déjà connecté est reconnu 400\u00A0jours, pour que les essais d’un inconnu ne vous empêchent pas d’entrer.',
    columns: { lastSeenAt: 'Dernière visite' },
    select: (id) => sql`
      select last_seen_at as "lastSeenAt" from known_devices where account_id = ${id} order by last_seen_at`,
  }),
  ownTable({
    name: 'liens-envoyes',
    title: 'Liens envoyés par email, et code d’un appareil',
    columns: {
      kind: ['Sorte', links],
      email: 'Adresse',
      createdAt: 'Envoyé le',
      expiresAt: 'Valable jusqu’au',
    },
    select: (id) => sql`
      select case purpose when 'device-code' then 'code' else 'link' end as kind, email, created_at as "createdAt", expires_at as "expiresAt"
      from account_links where account_id = ${id} order by created_at`,
  }),
  ownTable({
    name: 'lien-de-calendrier',
    title: 'Lien de calendrier',
    about: 'Le lien lui-même n’est pas gardé\u00A0: le serveur n’en a que l’empreinte.',
    columns: { createdAt: 'Créé le', lastReadAt: 'Lu par un calendrier le' },
    select: (id) => sql`
      select created_at as "createdAt", last_read_at as "lastReadAt" from calendar_feeds where account_id = ${id}`,
  }),
  ownTable({
    name: 'notifications',
    title: 'Vos notifications',
    about: 'Ce que vous avez choisi autrement que d’office.',
    columns: {
      choices: 'Choix',
      quiet: 'Au calme de 21:00 à 7:30',
      mailStoppedAt: 'Emails arrêtés le',
      refusedEmail: 'Adresse refusée par son serveur',
      refusedAt: 'Refusée le',
    },
    select: (id) => sql`
      select choices::text as choices, quiet, mail_stopped_at as "mailStoppedAt", refused_email as "refusedEmail",
        refused_at as "refusedAt"
      from notification_settings where account_id = ${id}`,
  }),
  ownTable({
    name: 'appareils-notifies',
    title: 'Appareils qui reçoivent des notifications',
    columns: { device: 'Appareil', service: 'Service', createdAt: 'Depuis le' },
    select: (id) => sql`
      select s.device, substring(d.endpoint from '^[a-z]+://([^/]+)') as service, d.created_at as "createdAt"
      from push_subscriptions as d join login_sessions as s on s.id = d.login_session_id
      where d.account_id = ${id} order by d.created_at`,
  }),
  ownTable({
    name: 'a-annoncer',
    title: 'Ce qui va vous être annoncé',
    columns: { about: ['Sujet', news], club: 'Club', createdAt: 'Noté le', dueAt: 'À annoncer le' },
    select: (id) => sql`
      select n.about, c.name as club, n.created_at as "createdAt", n.due_at as "dueAt"
      from notifications as n join clubs as c on c.id = n.club_id
      where n.account_id = ${id} order by n.due_at`,
  }),
  ownTable({
    name: 'fichier-d-un-club',
    title: 'Ligne du fichier par lequel un club vous a inscrit',
    columns: { club: 'Club', line: 'Ligne', cells: 'Contenu', at: 'Le' },
    select: (id) => sql`
      select c.name as club, r.line, array_to_string(array(select jsonb_array_elements_text(r.cells)), ' · ') as cells,
        i.created_at as at
      from player_import_rows as r
      join player_imports as i on i.id = r.import_id
      join clubs as c on c.id = i.club_id
      where r.account_id = ${id}`,
  }),
]
