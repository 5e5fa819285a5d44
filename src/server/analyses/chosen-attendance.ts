import { sql, type SqlBool } from 'kysely'
import { isChosen, type Wanted } from './wanted.ts'

/** What stands on the roll of the participant `p`: see `notedPresence`. */
export const markOf = sql<
  string | null
>`coalesce(p.presence, case when p.reply = 'not_coming' then 'excused' end)`

/** Whether one of the chosen players was at the session `s`, or no roll was called of it; anything where nobody is chosen. */
export function attendedByChosen(wanted: Wanted) {
  return sql<SqlBool>`(${wanted.players}::uuid[] is null or exists (
    select 1 from session_participants p
    where p.session_id = s.id and ${isChosen(sql`p.player_id`, wanted)}
      and (p.presence = 'present' or not exists (
        select 1 from session_participants marked
        where marked.session_id = s.id and marked.presence is not null offset 0
      ))
    offset 0
  ))`
}

/** Whether the roll of the session `s` says that one of the chosen players was present; anybody where nobody is chosen. */
export function attendedByRoll(wanted: Wanted) {
  return sql<SqlBool>`exists (
    select 1 from session_participants p
    where p.session_id = s.id and p.presence = 'present' and ${isChosen(sql`p.player_id`, wanted)}
    offset 0
  )`
}

/**
 * Joined to the session `s`: when the first of the chosen players arrived who were there, null where one was from the start. Where
 * nobody is chosen it is null, or of anybody.
 */
export function firstArrival({ players }: Pick<Wanted, 'players'>, isOfAnybody = false) {
  const isOne = isOfAnybody
    ? isChosen(sql`p.player_id`, { players })
    : sql`${players}::uuid[] is not null and p.player_id = any(${players}::uuid[])`
  return sql`cross join lateral (
    select case when bool_and(p.late_at is not null) then min(p.late_at) end as at
    from session_participants p
    where p.session_id = s.id and p.presence = 'present' and ${isOne}
  ) arrival`
}
