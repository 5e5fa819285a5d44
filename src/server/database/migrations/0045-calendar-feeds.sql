-- A person's sessions for the calendar of their phone, at an address that only they know.

create table calendar_feeds (
  account_id uuid primary key references accounts on delete cascade,
  -- SHA-256 of the token, which is nowhere kept.
  token_hash bytea not null check (length(token_hash) = 32),
  created_at timestamptz not null,
  last_read_at timestamptz
);
create unique index calendar_feeds_token on calendar_feeds (token_hash);
-- What no calendar reads any more goes.
create index calendar_feeds_age on calendar_feeds (coalesce(last_read_at, created_at));
