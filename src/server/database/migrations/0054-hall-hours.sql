-- What the events of the hall come to for everybody else: when its timer was begun, when the evening was closed, and when
-- the block that runs is over. Null where the clock alone says it.
alter table training_sessions
  add hall_begun_at timestamptz,
  add hall_ended_at timestamptz,
  add hall_runs_until timestamptz;
