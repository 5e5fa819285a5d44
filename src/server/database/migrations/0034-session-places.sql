-- Where a session takes place, for which group, who coaches it, and blocks of its programme that are no exercises.

alter table training_sessions
  add place_id uuid,
  add group_id uuid,
  add foreign key (place_id, club_id) references places (id, club_id) on delete set null (place_id),
  add foreign key (group_id, club_id) references player_groups (id, club_id) on delete set null (group_id);
create index training_sessions_place on training_sessions (place_id) where place_id is not null;
create index training_sessions_group on training_sessions (group_id) where group_id is not null;

-- Accounts, not memberships: who coached a past session stays known (src/server/clubs/withdrawals.ts).
create table session_coaches (
  session_id uuid not null,
  club_id uuid not null,
  coach_id uuid not null references accounts on delete cascade,
  primary key (session_id, coach_id),
  foreign key (session_id, club_id) references training_sessions (id, club_id) on delete cascade
);
create index session_coaches_coach on session_coaches (coach_id, club_id, session_id);

-- Whoever planned what is still to come was going to coach it: nothing else could be said.
insert into session_coaches (session_id, club_id, coach_id)
select s.id, s.club_id, s.created_by
from training_sessions s
join memberships m on m.account_id = s.created_by and m.club_id = s.club_id and m.role = 'coach' and m.standing = 'member'
where s.starts_at >= now() and s.deleted_at is null;

-- Apart from the exercises: what is no exercise is in no statistics.
create table session_blocks (
  id uuid not null,
  session_id uuid not null,
  club_id uuid not null,
  -- Its place in the whole programme, exercises included.
  position integer not null check (position >= 0),
  title text not null check (length(title) between 1 and 60),
  duration text not null check (duration in ('5 min', '10 min', '15 min', '20 min', '25 min', '30 min', '45 min', '60 min')),
  primary key (session_id, position),
  foreign key (session_id, club_id) references training_sessions (id, club_id) on delete cascade
);
