-- Keys of the public interface (/api/v1), and what its pages are read by.

create table api_keys (
  id uuid primary key,
  club_id uuid not null references clubs on delete cascade,
  -- Ends with the membership of whoever made it, however that ends.
  created_by uuid not null,
  name text not null check (length(name) between 1 and 60),
  -- SHA-256 of the key, which is nowhere kept.
  secret_hash bytea not null check (length(secret_hash) = 32),
  last_characters text not null check (length(last_characters) = 4),
  created_at timestamptz not null,
  expires_at timestamptz check (expires_at > created_at),
  last_used_at timestamptz,
  foreign key (created_by, club_id) references memberships (account_id, club_id) on delete cascade
);
create unique index api_keys_secret on api_keys (secret_hash);
create index api_keys_club on api_keys (club_id, created_at);
create index api_keys_creator on api_keys (created_by, club_id);
create index api_keys_expiry on api_keys (expires_at) where expires_at is not null;

-- A page begins after an id, which no later change moves; sessions are read by their start.
create index exercises_page on exercises (club_id, id);
create index exercise_requests_page on exercise_requests (club_id, id);
create index technique_evaluations_page on technique_evaluations (club_id, id);
create index session_feedback_page on session_feedback (club_id, session_id, player_id);
