-- The evening in the hall: what coaches' devices noted of it. An event is never changed; what they come to is computed.
create table hall_events (
  id uuid primary key,
  session_id uuid not null,
  club_id uuid not null references clubs on delete cascade,
  at timestamptz not null,
  noted_by uuid references accounts on delete set null,
  type text not null,
  -- What the type says, as the contract has checked it.
  details jsonb not null,
  foreign key (session_id, club_id) references training_sessions (id, club_id) on delete cascade
);
create index hall_events_session on hall_events (session_id, club_id);
create index hall_events_club on hall_events (club_id);
create index hall_events_author on hall_events (noted_by) where noted_by is not null;
-- First names of people without an account go after 90 days.
create index hall_events_guests on hall_events (club_id, at) where type = 'guest';
create index hall_events_guest_age on hall_events (at) where type = 'guest';

-- When somebody who is present arrived late.
alter table session_participants
  add late_at timestamptz,
  add constraint late_is_present check (late_at is null or presence = 'present');
