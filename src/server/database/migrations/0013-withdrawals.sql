-- Whoever leaves a club is withdrawn from its upcoming sessions: whoever comes back soon takes part in them again, with what
-- they had replied, and its coaches see who left.
create table withdrawn_participants (
  session_id uuid not null,
  club_id uuid not null,
  player_id uuid not null references accounts on delete cascade,
  withdrawn_at timestamptz not null,
  reply text check (reply in ('coming', 'not_coming')),
  reply_at timestamptz,
  primary key (session_id, player_id),
  foreign key (session_id, club_id) references training_sessions (id, club_id) on delete cascade,
  check ((reply is null) = (reply_at is null))
);
create index withdrawn_participants_player on withdrawn_participants (player_id, club_id);
create index withdrawn_participants_age on withdrawn_participants (withdrawn_at);
