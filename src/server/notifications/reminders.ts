import { sql } from 'kysely'
import { reminderTime } from '../../domain/notification.ts'
import type { AppContext } from '../app-env.ts'

const clubsAtOnce = 20
const time = sql`make_interval(mins => ${reminderTime})::time`

/** From 18:00 on, by each club's clock, notes once who takes part in a session of the next day. */
export async function noteReminders({ db, now }: Pick<AppContext, 'db' | 'now'>): Promise<void> {
  let clubs: number
  do {
    clubs = await db.transaction().execute(async (tx) => {
      const { rows } = await sql<{ id: string }>`
        with due as (
          select c.id, c.time_zone, (${now()}::timestamptz at time zone c.time_zone)::date as today,
            (${now()}::timestamptz at time zone c.time_zone)::time >= ${time} as is_evening
          from clubs as c
          where c.active and c.remind_at <= ${now()}
          order by c.remind_at
          limit ${clubsAtOnce}
          for no key update skip locked
        ), noted as (
          -- Before the evening where the club is new, or has another time zone.
          update clubs set remind_at = (due.today + is_evening::integer + ${time}) at time zone due.time_zone
          from due where clubs.id = due.id
          returning clubs.id, due.time_zone, due.today + 1 as tomorrow, due.is_evening
        ), sessions as (
          select s.id, s.club_id
          from noted
          join training_sessions as s
            on noted.is_evening
            and s.club_id = noted.id
            and s.starts_at >= noted.tomorrow::timestamp at time zone noted.time_zone
            and s.starts_at < (noted.tomorrow + 1)::timestamp at time zone noted.time_zone
            and s.deleted_at is null
        ), reminded as (
          insert into notifications (account_id, club_id, about, subject, created_at, due_at)
          select each.id, each.club_id, 'reminder', each.session_id::text, ${now()}, ${now()}
          from (
            select p.player_id as id, s.club_id, s.id as session_id
            from sessions as s
            join session_participants as p on p.session_id = s.id and p.reply is distinct from 'not_coming'
            union all
            select k.coach_id, s.club_id, s.id from sessions as s join session_coaches as k on k.session_id = s.id
          ) as each
          order by 1, 3
          on conflict do nothing
        )
        select id from noted`.execute(tx)
      return rows.length
    })
  } while (clubs === clubsAtOnce)
}
