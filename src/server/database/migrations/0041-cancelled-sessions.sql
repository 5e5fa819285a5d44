-- A session that was called off. For whatever reads sessions it is deleted (`deleted_at`), because it does not take place; what
-- shows sessions shows it all the same: `deleted_at is not distinct from cancelled_at` (src/server/training-sessions/store.ts).
-- One that was deleted once it was cancelled has two different instants; whoever takes that back makes them equal again.

alter table training_sessions
  add cancelled_at timestamptz,
  add check (cancelled_at is null or deleted_at is not null);

drop index training_sessions_club;
create index training_sessions_club on training_sessions (club_id, starts_at, id) include (deleted_at, cancelled_at);
