-- What a mark of the hall has shown (domain/mastery-evidence.ts): one a session, player and technique, the last one noted. Goes with the membership,
-- and after 90 days with the marks.
create table technique_observations (
  session_id uuid not null,
  club_id uuid not null,
  player_id uuid not null,
  technique_id text not null check (length(technique_id) between 1 and 80),
  -- As it was named that evening.
  drill text not null check (char_length(drill) between 1 and 130),
  -- What the player had to guess in it; null where nobody has said.
  uncertainty smallint check (uncertainty between 0 and 3),
  reached boolean not null,
  observed_at timestamptz not null,
  observed_by uuid references accounts on delete set null,
  primary key (session_id, player_id, technique_id),
  foreign key (session_id, club_id) references training_sessions (id, club_id) on delete cascade,
  foreign key (player_id, club_id) references memberships (account_id, club_id) on delete cascade
);
create index technique_observations_club on technique_observations (club_id);
create index technique_observations_player on technique_observations (player_id, club_id);
create index technique_observations_author on technique_observations (observed_by) where observed_by is not null;
create index technique_observations_age on technique_observations (observed_at);
