-- Which sessions of a club changed in which transaction, with their rolls and programmes, and which player's evaluations: a server
-- that keeps them in memory reads these again. Noted by the database, so that nothing that writes has to know of it.
create table history_changes (
  -- The club, or the player.
  owner_id uuid not null,
  -- Null for a player's evaluations.
  session_id uuid,
  changed_in xid8 not null default pg_current_xact_id(),
  noted_at timestamptz not null default now()
);
create index history_changes_owner on history_changes (owner_id, changed_in) include (session_id);
create index history_changes_age on history_changes (noted_at);

create function note_history_changes() returns trigger language plpgsql as $$
begin
  if tg_table_name = 'training_sessions' then
    insert into history_changes (owner_id, session_id) select club_id, id from changed;
  elsif tg_table_name = 'technique_evaluations' then
    insert into history_changes (owner_id) select distinct player_id from changed;
  else
    insert into history_changes (owner_id, session_id) select distinct club_id, session_id from changed;
  end if;
  return null;
end $$;

do $$
declare
  written text;
begin
  foreach written in array array[
    'training_sessions', 'session_participants', 'session_exercises', 'session_blocks', 'technique_evaluations'
  ] loop
    execute format(
      'create trigger note_inserted after insert on %1$I
         referencing new table as changed for each statement execute function note_history_changes();
       create trigger note_updated after update on %1$I
         referencing new table as changed for each statement execute function note_history_changes();
       create trigger note_deleted after delete on %1$I
         referencing old table as changed for each statement execute function note_history_changes()',
      written);
  end loop;
end $$;
