import { sql } from 'kysely'
import type { AnalysedPlayers } from '../../contract/analysis-rows.ts'
import { byConcern, type PlayerFigures, playersFinding } from '../../domain/analyses-players.ts'
import { addDays } from '../../domain/days.ts'
import type { Member } from '../../domain/actor.ts'
import type { TechniqueStatus } from '../../domain/technique-catalogue.ts'
import { techniqueCatalogue } from '../../domain/technique-catalogue.ts'
import { namesOfAccounts } from '../accounts/names-of-accounts.ts'
import type { Db } from '../database/connection.ts'
import type { WantedPage } from './feedback.ts'
import { offsetOf, pageAt } from './pages.ts'
import { isChosen, sessionsWithin, type Wanted } from './wanted.ts'

const playersPerPage = 20
/** Whoever did not come for so long has been away « plus d’un an ». */
const lookBackDays = 366
const catalogueIds = techniqueCatalogue.map(({ id }) => id)

/** The figures of everybody decide the order; names, weeks and techniques are read for the page alone. */
export async function listPlayers(db: Db, actor: Member, wanted: WantedPage): Promise<AnalysedPlayers> {
  const { from, to, today } = wanted
  const all = await figuresOfPlayers(db, actor, wanted)
  const page = pageAt(wanted.page, all.length, playersPerPage)
  const start = offsetOf(page, playersPerPage)
  const shown = byConcern(all, today).slice(start, start + playersPerPage)
  const ids = shown.map(({ id }) => id)
  const weeks = Map.groupBy(await weeksOfPlayers(db, actor, wanted, ids), ({ playerId }) => playerId)
  const techniques = Map.groupBy(await techniquesOfPlayers(db, ids), ({ playerId }) => playerId)
  const names = new Map((await namesOfAccounts(db, ids)).map((person) => [person.id, person]))
  const withStatus = (id: string, wantedStatus: TechniqueStatus) =>
    (techniques.get(id) ?? []).flatMap(({ techniqueId, status }) =>
      status === wantedStatus ? [techniqueId] : [],
    )
  return {
    from,
    to,
    today,
    ...page,
    ...playersFinding(all, today),
    players: shown.map((player) => ({
      ...player,
      ...names.get(player.id)!,
      weeks: (weeks.get(player.id) ?? []).map(({ week, present, absent }) => ({ week, present, absent })),
      mastered: withStatus(player.id, 'mastered'),
      inProgress: withStatus(player.id, 'in_progress'),
    })),
  }
}

async function figuresOfPlayers(db: Db, actor: Member, wanted: Wanted): Promise<PlayerFigures[]> {
  const { from, to, today, now, timeZone } = wanted
  const lookBack = addDays(today, -lookBackDays)
  const seen = { from: from < lookBack ? from : lookBack, to: to > today ? to : today, now }
  const { rows } = await sql<PlayerFigures>`
    with marks as materialized (
      select p.player_id,
        (count(*) filter (where p.presence = 'present' and s.date between ${from}::date and ${to}::date))::int as present,
        (count(*) filter (where p.presence = 'absent' and s.date between ${from}::date and ${to}::date))::int as absent,
        max(s.date) filter (where p.presence = 'present') as seen
      from training_sessions s
      cross join lateral (
        select p.player_id, p.presence from session_participants p
        where p.session_id = s.id and p.presence in ('present', 'absent') and ${isChosen(sql`p.player_id`, wanted)}
        offset 0
      ) p
      where ${sessionsWithin(actor, seen)}
      group by p.player_id
    )
    select m.account_id as id, (m.since at time zone ${timeZone})::date as since,
      coalesce(marks.present, 0) as present, coalesce(marks.absent, 0) as absent, marks.seen as "lastSeen",
      (e.at at time zone ${timeZone})::date as "lastEvaluated"
    from memberships m
    left join marks on marks.player_id = m.account_id
    cross join lateral (
      select max(e.evaluated_at) as at from technique_evaluations e
      where e.player_id = m.account_id and e.status <> 'not_evaluated'
    ) e
    where m.club_id = ${actor.clubId} and m.standing = 'member' and m.role = 'player'
      and ${isChosen(sql`m.account_id`, wanted)}`.execute(db)
  return rows
}

async function weeksOfPlayers(db: Db, actor: Member, wanted: Wanted, ids: readonly string[]) {
  const { rows } = await sql<{ playerId: string; week: string; present: number; absent: number }>`
    select p.player_id as "playerId", date_trunc('week', s.date)::date as week,
      (count(*) filter (where p.presence = 'present'))::int as present,
      (count(*) filter (where p.presence = 'absent'))::int as absent
    from training_sessions s
    cross join lateral (
      select p.player_id, p.presence from session_participants p
      where p.session_id = s.id and p.player_id = any(${ids}::uuid[]) and p.presence in ('present', 'absent')
      offset 0
    ) p
    where ${sessionsWithin(actor, wanted)}
    group by 1, 2
    order by 1, 2`.execute(db)
  return rows
}

/** Of the catalogue, the latest evaluation of each. */
async function techniquesOfPlayers(db: Db, ids: readonly string[]) {
  const { rows } = await sql<{ playerId: string; techniqueId: string; status: TechniqueStatus }>`
    select chosen.id as "playerId", e.technique_id as "techniqueId", e.status
    from unnest(${ids}::uuid[]) as chosen (id)
    cross join lateral (
      select distinct on (e.technique_id) e.technique_id, e.status
      from technique_evaluations e
      where e.player_id = chosen.id and e.technique_id = any(${catalogueIds}::text[])
      order by e.technique_id, e.evaluated_at desc
    ) e`.execute(db)
  return rows
}
