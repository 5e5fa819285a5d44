import { hash } from 'node:crypto'
import { techniqueCatalogue } from '../../src/domain/technique-catalogue.ts'
import { seeded } from '../../src/demo/seeded.ts'
import { dayMs, uuidv7At, type Place, pick } from './place.ts'
import type { Rows } from './copy-rows.ts'

const firstNames = ['Aya', 'Bastien', 'Chloé', 'Driss', 'Emma', 'Gaël', 'Inaya', 'Jade', 'Léon', 'Mila']
const lastNames = ['Arnaud', 'Bonnet', 'Caron', 'Diallo', 'Evrard', 'Faure', 'Guérin', 'Hamel', 'Ibanez']
const styles = ['beginner', 'initiative', 'counter', 'defender'] as const
const techniques = [
  { type: 'service', technique: 'Marteau', effect: 'Coupé' },
  { type: 'initiative', technique: 'Flip CD', effect: 'Placé' },
  { type: 'counter', technique: 'Block RV', effect: 'Actif' },
  { type: 'defense', technique: 'Poussette CD', effect: 'Float' },
] as const
const statuses = ['pending', 'in_progress', 'approved', 'rejected', 'archived'] as const
const evaluationsEach = 10
const requestsEach = 2
const answersEach = 5
const scoresEach = 3
const rankingsEach = 12

export interface Newcomer {
  readonly id: string
  readonly role: 'player' | 'coach'
  readonly standing: 'member' | 'waiting' | 'removed'
  readonly n: number
  readonly createdAt: Date
}

/** Deterministic: the same person for a club that is filled on the same day. */
export function newcomer(
  { seed, today }: Pick<Place, 'seed' | 'today'>,
  role: Newcomer['role'],
  n: number,
  standing: Newcomer['standing'] = 'member',
): Newcomer {
  const name = `${seed} ${role} ${standing} ${n}`
  const createdAt = new Date(today.getTime() - (40 + seeded(name)() * 1000) * dayMs)
  return { id: uuidv7At(createdAt, name), role, standing, n, createdAt }
}

/** The rows of people: accounts, memberships, devices, links, sign-in attempts, stored answers, requests, progress. */
export function peopleRows(place: Place, people: readonly Newcomer[]): Rows {
  const { clubId, seed, today, coachIds, exerciseIds } = place
  const daysAgo = (days: number) => new Date(today.getTime() - days * dayMs)
  const each = people.map((person) => ({
    ...person,
    random: seeded(`what ${person.id} does`),
    email: `${person.role}-${person.standing}-${person.n}.${seed}@exemple.example`.replaceAll(' ', '-'),
    isInvited: person.role === 'player' && person.standing === 'member' && person.n % 10 === 3,
    isWithoutAddress: person.role === 'player' && person.standing === 'member' && person.n % 10 === 6,
  }))
  const players = each.filter(({ role }) => role === 'player')
  const members = players.filter(({ standing }) => standing === 'member')
  const logins = each.flatMap(({ id, n, random }) =>
    Array.from({ length: 1 + (n % 2) }, (_, index) => {
      const seenAt = daysAgo(1 + random() * 25)
      return {
        id: uuidv7At(seenAt, `device ${index} of ${id}`),
        account_id: id,
        token_hash: hashOf(`device ${index} of ${id}`),
        device: 'Firefox sur Android',
        created_at: seenAt,
        last_seen_at: seenAt,
        expires_at: new Date(seenAt.getTime() + 30 * dayMs),
      }
    }),
  )
  // An adult player is the parent of the child who follows.
  const children = members.flatMap((child, index) => {
    const guardian = members[index - 1]
    return child.isWithoutAddress && guardian ? [{ child, guardian }] : []
  })
  return {
    accounts: each.map(({ id, role, email, n, createdAt, random, isInvited, isWithoutAddress }) => ({
      id,
      role,
      email: isWithoutAddress ? null : email,
      email_confirmed_at: isInvited || isWithoutAddress ? null : createdAt,
      password_hash: isInvited || isWithoutAddress ? null : 'none',
      first_name: pick(firstNames, random),
      last_name: `${pick(lastNames, random)} ${n}`,
      playing_style: role === 'player' ? pick(styles, random) : null,
      goals: 'Progresser en service et en remise.',
      birth_year: role === 'player' ? 1960 + (n % 60) : null,
      created_at: createdAt,
      updated_at: createdAt,
    })),
    memberships: each.flatMap(({ id, role, standing, n, createdAt }) =>
      standing === 'removed'
        ? []
        : [
            {
              account_id: id,
              club_id: clubId,
              role,
              standing,
              owner: role === 'coach' && standing === 'member' && n === 0,
              since: createdAt,
              licence: role === 'player' && standing === 'member' ? `69${n}` : null,
            },
          ],
    ),
    guardianships: children.map(({ child, guardian }) => ({
      id: uuidv7At(daysAgo(20), `guardianship of ${child.id}`),
      child_id: child.id,
      club_id: clubId,
      invited_by: coachIds[0]!,
      invited_at: daysAgo(20),
      guardian_id: guardian.id,
      accepted_by: coachIds[0]!,
      accepted_at: daysAgo(19),
    })),
    removed_members: each
      .filter(({ standing }) => standing === 'removed')
      .map(({ id }) => ({
        account_id: id,
        club_id: clubId,
        removed_by: coachIds[0]!,
        removed_at: daysAgo(3),
      })),
    departures: each
      .filter(({ standing }) => standing === 'removed')
      .map(({ id }) => ({ account_id: id, club_id: clubId, left_at: daysAgo(3) })),
    mailed_arrivals: each
      .filter(({ standing }) => standing === 'waiting')
      .map(({ id }) => ({ account_id: id, club_id: clubId, mailed_at: daysAgo(0.5) })),
    ended_memberships: each
      .filter(({ standing }) => standing === 'removed')
      .map(({ id }) => ({ account_id: id, club_id: clubId, reason: 'removed', ended_at: daysAgo(3) })),
    login_sessions: logins,
    push_subscriptions: logins
      .filter((_, n) => n % 2 === 0)
      .map(({ id, account_id, created_at }) => ({
        login_session_id: id,
        account_id,
        endpoint: `https://fcm.googleapis.com/fcm/send/${id}`,
        p256dh: 'k'.repeat(87),
        auth: 's'.repeat(22),
        created_at,
      })),
    notification_settings: each
      .filter(({ n }) => n % 2 === 0)
      .map(({ id }) => ({ account_id: id, unsubscribe_token: id.padEnd(43, '-') })),
    // Put off until an evening to come.
    notifications: each
      .filter(({ standing }) => standing === 'member')
      .map(({ id }) => ({
        account_id: id,
        club_id: clubId,
        about: 'evaluation' as const,
        subject: 'service-1',
        created_at: daysAgo(0.1),
        due_at: daysAgo(-1),
      })),
    known_devices: each.map(({ id, random }) => ({
      token_hash: hashOf(`known device of ${id}`),
      account_id: id,
      last_seen_at: daysAgo(1 + random() * 200),
    })),
    calendar_feeds: each
      .filter(({ n }) => n % 2 === 0)
      .map(({ id }) => ({
        account_id: id,
        token_hash: hashOf(`calendar of ${id}`),
        created_at: daysAgo(30),
        last_read_at: daysAgo(1),
      })),
    account_links: each
      .filter(({ n, isInvited }) => n % 10 === 0 || isInvited)
      .map(({ id, email, isInvited }) => ({
        token_hash: hashOf(`link of ${id}`),
        account_id: id,
        purpose: isInvited ? ('invitation' as const) : ('confirm-email' as const),
        email,
        created_at: daysAgo(1),
        expires_at: daysAgo(-6),
      })),
    attempts: each
      .filter(({ n }) => n % 4 === 0)
      .map(({ email }) => ({
        key: `signInByEmail:${hashOf(email).toString('base64url')}`,
        points: 1,
        expire: daysAgo(-1).getTime(),
      })),
    writes: each.flatMap(({ id, random }) =>
      Array.from({ length: answersEach }, (_, index) => {
        const answeredAt = daysAgo(random() * 25)
        return {
          account_id: id,
          write_id: uuidv7At(answeredAt, `write ${index} of ${id}`),
          request_hash: hashOf(`write ${index} of ${id}`),
          answer: JSON.stringify({ id, comment: 'Bonne séance, le service court vient bien.' }),
          created_at: answeredAt,
        }
      }),
    ),
    exercise_requests: players.flatMap(({ id, n, random }) =>
      Array.from({ length: requestsEach }, (_, index) => {
        const askedAt = daysAgo(1 + random() * 200)
        const status = statuses[(n + index) % statuses.length]!
        const coachId = status === 'pending' ? null : coachIds[n % coachIds.length]!
        return {
          id: uuidv7At(askedAt, `request ${index} of ${id}`),
          club_id: clubId,
          player_id: id,
          ...pick(techniques, random),
          message: 'Avant dimanche, si possible.',
          status,
          status_before: status === 'archived' || status === 'rejected' ? ('pending' as const) : null,
          assigned_to: coachId,
          assigned_at: coachId && askedAt,
          answered_at: coachId && askedAt,
          exercise_id: status === 'approved' ? (exerciseIds[n % exerciseIds.length] ?? null) : null,
          updated_by: coachId ?? id,
          created_at: askedAt,
          updated_at: askedAt,
        }
      }),
    ),
    technique_evaluations: players.flatMap(({ id, n, random }) =>
      Array.from({ length: evaluationsEach }, (_, index) => {
        const evaluatedAt = daysAgo(random() * 300)
        const technique = techniqueCatalogue[(n + index) % techniqueCatalogue.length]!
        return {
          id: uuidv7At(evaluatedAt, `evaluation ${index} of ${id}`),
          club_id: clubId,
          player_id: id,
          technique_id: technique.id,
          name: technique.name,
          category: technique.category,
          status: random() < 0.5 ? ('in_progress' as const) : ('mastered' as const),
          notes: '',
          evaluated_by: coachIds[n % coachIds.length]!,
          evaluated_at: evaluatedAt,
        }
      }),
    ),
    player_scores: players.flatMap(({ id, n, random }) =>
      Array.from({ length: scoresEach }, (_, index) => {
        const setAt = daysAgo(random() * 300)
        return {
          id: uuidv7At(setAt, `scores ${index} of ${id}`),
          club_id: clubId,
          player_id: id,
          service: 1 + (n % 10),
          initiative: 5,
          counter: 6,
          defense: 4,
          set_by: coachIds[n % coachIds.length]!,
          set_at: setAt,
        }
      }),
    ),
    ranking_entries: members.flatMap(({ id, n }) =>
      Array.from({ length: rankingsEach }, (_, index) => ({
        club_id: clubId,
        player_id: id,
        on_date: daysAgo(5 + index * 30)
          .toISOString()
          .slice(0, 10),
        points: 600 + (n % 900) + index,
        source: 'typed' as const,
        set_by: coachIds[n % coachIds.length]!,
        set_at: daysAgo(5 + index * 30),
      })),
    ),
    seen_progress: players.map(({ id }) => ({ player_id: id, until: daysAgo(2) })),
  }
}

function hashOf(name: string): Buffer {
  return hash('sha256', name, 'buffer')
}
