-- Accounts that their owners delete: what is due, who has left which club, and what was erased.

alter table accounts
  -- When it is erased, once its owner has asked for it; until then it can only be kept.
  add erased_from timestamptz,
  -- Stands, without a name, for erased accounts in what this club counts.
  add stand_in_of uuid references clubs on delete cascade,
  add check (stand_in_of is null or (email is null and password_hash is null));
create index accounts_erasure on accounts (erased_from) where erased_from is not null;
create index accounts_stand_ins on accounts (stand_in_of, id) where stand_in_of is not null;

-- Of members, not of whoever waited; until they come back.
create table departures (
  account_id uuid not null references accounts on delete cascade,
  club_id uuid not null references clubs on delete cascade,
  left_at timestamptz not null,
  primary key (account_id, club_id)
);
create index departures_club on departures (club_id);
create index departures_age on departures (left_at);

-- Whoever was removed left then; nobody knows since when the others are gone: what they left behind says from where.
insert into departures (account_id, club_id, left_at)
select account_id, club_id, removed_at from removed_members as r
where not exists (select from memberships as m where m.account_id = r.account_id and m.club_id = r.club_id);

insert into departures (account_id, club_id, left_at)
select account_id, club_id, now()
from (
  select player_id as account_id, club_id from session_participants
  union select player_id, club_id from session_feedback
  union select player_id, club_id from exercise_requests
  union select player_id, club_id from technique_evaluations where club_id is not null
  union select player_id, club_id from player_scores where club_id is not null
  union select created_by, club_id from training_sessions where created_by is not null
  union select created_by, club_id from exercises where created_by is not null
  union select evaluated_by, club_id from technique_evaluations where evaluated_by is not null and club_id is not null
) as traces
where not exists (select from memberships as m where m.account_id = traces.account_id and m.club_id = traces.club_id)
on conflict do nothing;

-- Read again by a restore, so that no backup brings back who was erased. Of whoever they were nothing else is kept.
create table erasures (
  id uuid primary key,
  kind text not null check (kind in ('account', 'club')),
  erased_at timestamptz not null
);
create index erasures_age on erasures (erased_at);

-- What is kept for some time only is found by its date.
create index ended_memberships_refused on ended_memberships (ended_at) where reason = 'refused';
create index support_questions_age on support_questions (asked_at);

-- An account's erasure finds what it has written without reading the tables of all clubs.
create index training_sessions_created_by on training_sessions (created_by) where created_by is not null;
create index session_participants_presence_by on session_participants (presence_by) where presence_by is not null;
create index exercises_created_by on exercises (created_by) where created_by is not null;
create index technique_evaluations_evaluated_by on technique_evaluations (evaluated_by) where evaluated_by is not null;
create index player_scores_set_by on player_scores (set_by) where set_by is not null;
create index player_scores_club on player_scores (club_id, player_id, set_at desc) where club_id is not null;
create index session_feedback_player on session_feedback (player_id);
create index exercise_requests_assigned_to on exercise_requests (assigned_to) where assigned_to is not null;
create index exercise_requests_updated_by on exercise_requests (updated_by) where updated_by is not null;
create index removed_members_removed_by on removed_members (removed_by) where removed_by is not null;
create index contract_terminations_email on contract_terminations (email);
create index clubs_created_by on clubs (created_by) where created_by is not null;
