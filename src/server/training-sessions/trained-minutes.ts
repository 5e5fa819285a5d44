import { type Expression, sql } from 'kysely'

/**
 * What somebody trained of the exercise `x` of the session `s` who arrived at `lateAt`, null from the start: the programme begins with
 * the session and runs on, blocks included. Of what was on they trained the rest, of what was over nothing.
 */
export function trainedMinutes(lateAt: Expression<Date | null>): Expression<number> {
  return sql<number>`(case when ${lateAt} is null then ${minutesOf('x')} else
    greatest(0, least(${minutesOf('x')}, ${end} - round(extract(epoch from ${lateAt} - s.starts_at) / 60)::int))
  end)`
}

/** When `x` is over, in minutes after the start: exercises up to it, and the blocks that stand before it in the whole programme. */
const end = sql`(
  (select sum(${minutesOf('e')}) from session_exercises e where e.session_id = x.session_id and e.position <= x.position)
  + (
    select coalesce(sum(b.minutes), 0) from (
      select ${minutesOf('b')} as minutes, b.position - row_number() over (order by b.position) + 1 as exercises
      from session_blocks b where b.session_id = x.session_id
    ) b
    where b.exercises <= x.position
  ))::int`

function minutesOf(table: string) {
  return sql`replace(${sql.ref(`${table}.duration`)}, ' min', '')::int`
}
