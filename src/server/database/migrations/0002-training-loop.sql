-- What happens between two training sessions: players ask for exercises, and say whether they come.

alter table exercises add unique (id, club_id);

create table exercise_requests (
  id uuid primary key,
  club_id uuid not null references clubs on delete cascade,
  player_id uuid not null references accounts on delete cascade,
  type text not null check (type in ('service', 'initiative', 'counter', 'defense')),
  technique text not null check (length(technique) between 1 and 60),
  effect text not null check (length(effect) between 1 and 60),
  message text not null default '' check (length(message) <= 1000),
  status text not null default 'pending'
    check (status in ('pending', 'in_progress', 'approved', 'rejected', 'archived')),
  -- What a refusal or an archiving may be taken back to.
  status_before text check (status_before in ('pending', 'in_progress', 'approved', 'rejected')),
  assigned_to uuid references accounts on delete set null,
  assigned_at timestamptz,
  -- Where its exercise was added, once it was approved.
  exercise_id uuid,
  session_id uuid,
  updated_by uuid references accounts on delete set null,
  version integer not null default 1,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  foreign key (exercise_id, club_id) references exercises (id, club_id) on delete set null (exercise_id),
  foreign key (session_id, club_id) references training_sessions (id, club_id) on delete set null (session_id),
  check (status_before is null or status in ('rejected', 'archived')),
  check (status <> 'in_progress' or assigned_at is not null),
  check (assigned_to is null or assigned_at is not null)
);
create index exercise_requests_club on exercise_requests (club_id, status);
create index exercise_requests_player on exercise_requests (player_id, club_id);
-- For whatever refers to a row that goes.
create index exercise_requests_exercise on exercise_requests (exercise_id) where exercise_id is not null;
create index exercise_requests_session on exercise_requests (session_id) where session_id is not null;

alter table session_participants
  add reply text check (reply in ('coming', 'not_coming')),
  add reply_at timestamptz,
  add check ((reply is null) = (reply_at is null));
