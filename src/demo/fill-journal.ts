import type { JournalAct } from '../domain/journal.ts'
import { kindOf } from '../domain/journal.ts'
import type { Db } from '../server/database/connection.ts'
import { apiKeys } from './club-api-keys.ts'
import { addDays, instantOn } from './club-days.ts'
import { people } from './club-people.ts'
import { type Club, vaiseId } from './club.ts'
import { idOf } from './seeded.ts'

interface Noted {
  readonly at: Date
  /** Null for an account that is no more. */
  readonly by: string | null
  readonly about?: string
  readonly sessionId?: string
  readonly did: JournalAct
}

/** Before the last ones, they would be the whole journal. */
const scoresDays = 60

/** What was done as long as a journal is kept: whatever else the demonstration holds has come about somehow. */
export async function fillJournal(db: Db, club: Club, today: string): Promise<void> {
  const keptSince = instantOn(addDays(today, -365), '00:00:00')
  const entries = [...ofMembers(club), ...(club.id === vaiseId ? ofVaise(club, today) : [])].filter(
    ({ at }) => at > keptSince,
  )
  await db
    .insertInto('journal_entries')
    .values(
      entries.map(({ at, by, about = null, sessionId = null, did: { act, ...details } }, index) => ({
        id: idOf(`journal of ${club.id} ${index}`),
        club_id: club.id,
        at,
        kind: kindOf(act),
        act,
        actor_id: by,
        subject_id: about,
        session_id: sessionId,
        details: JSON.stringify(details),
      })),
    )
    .execute()
}

function ofMembers({ founder, createdAt, members, removed, seasons, scores }: Club): Noted[] {
  const lately = Math.max(...scores.map(({ setAt }) => setAt.getTime())) - scoresDays * 24 * 3600_000
  return [
    { at: createdAt, by: founder.id, did: { act: 'club-created' } },
    ...members.flatMap(({ person: { id, role }, standing, assistant, since }): Noted[] => {
      if (standing === 'waiting' || id === founder.id) return []
      if (role === 'player') return [{ at: since, by: id, did: { act: 'joined', role } }]
      const decided = { at: since, by: founder.id, about: id }
      return [
        { ...decided, did: { act: 'accepted', role } },
        ...(assistant ? [{ ...decided, did: { act: 'named-assistant' } } as const] : []),
      ]
    }),
    ...removed.map(({ person, by, at }): Noted => ({
      at,
      by: by.id,
      about: person.id,
      did: { act: 'removed', role: person.role },
    })),
    ...seasons.map(({ openedAt, by, startsOn, continuing, leaving, archived }): Noted => ({
      at: openedAt,
      by: by.id,
      did: { act: 'season-opened', startsOn, continuing, leaving, archived },
    })),
    ...scores
      .filter(({ setAt }) => setAt.getTime() > lately)
      .map(({ playerId, setBy, setAt }): Noted => ({
        at: setAt,
        by: setBy,
        about: playerId,
        did: { act: 'scores-set' },
      })),
  ]
}

function ofVaise({ sessions }: Club, today: string): Noted[] {
  const { lea, marc, malo, tom } = people
  const past = sessions
    .filter(({ date }) => date < today)
    .toSorted((a, b) => b.date.localeCompare(a.date))[0]!
  const corrected = { by: marc.id, sessionId: past.id }
  const day = (ago: number, time: string) => instantOn(addDays(today, -ago), time)
  return [
    ...apiKeys(today).map(({ name, createdBy, createdAt }): Noted => ({
      at: createdAt,
      by: createdBy,
      did: { act: 'key-created', keyName: name },
    })),
    { at: day(8, '20:10:00'), by: lea.id, did: { act: 'exported' } },
    { at: day(5, '08:31:00'), by: null, did: { act: 'erased' } },
    { at: day(2, '19:12:00'), by: malo.id, did: { act: 'left', role: 'player' } },
    { at: day(1, '20:55:00'), ...corrected, did: { act: 'session-changed', date: past.date } },
    {
      at: day(1, '20:58:00'),
      ...corrected,
      about: tom.id,
      did: { act: 'roll-corrected', date: past.date },
    },
  ]
}
