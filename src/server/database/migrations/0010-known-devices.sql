-- The browsers on which an account has signed in, by the hash of a cookie that stays when they sign out. What strangers try
-- elsewhere does not count against them.

create table known_devices (
  token_hash bytea not null check (length(token_hash) = 32),
  account_id uuid not null references accounts on delete cascade,
  last_seen_at timestamptz not null,
  primary key (token_hash, account_id)
);
create index known_devices_account on known_devices (account_id, last_seen_at);
create index known_devices_age on known_devices (last_seen_at);
