-- Who acts for a child: a relation to a player’s membership, with which it ends, and no membership (decision 172).
alter table accounts
  drop constraint accounts_role_check,
  add constraint accounts_role_check check (role in ('player', 'coach', 'guardian'));

create table guardianships (
  id uuid primary key,
  child_id uuid not null,
  club_id uuid not null,
  invited_by uuid references accounts on delete set null,
  invited_at timestamptz not null,
  -- Of the mailed link, until somebody has followed it. The token comes with its mail.
  email text check (email = lower(email) and length(email) between 3 and 254),
  token_hash bytea unique check (length(token_hash) = 32),
  expires_at timestamptz,
  -- Whoever followed it. Acts for the child once a coach has accepted it.
  guardian_id uuid references accounts on delete cascade check (guardian_id <> child_id),
  accepted_by uuid references accounts on delete set null,
  accepted_at timestamptz,
  foreign key (child_id, club_id) references memberships (account_id, club_id) on delete cascade,
  unique (child_id, guardian_id),
  check ((guardian_id is null) = (email is not null)),
  check ((guardian_id is null) = (expires_at is not null)),
  check (guardian_id is null or token_hash is null),
  check (accepted_at is null or guardian_id is not null)
);
create index guardianships_guardian on guardianships (guardian_id) where guardian_id is not null;
create index guardianships_expiry on guardianships (expires_at) where expires_at is not null;
create index guardianships_inviter on guardianships (invited_by) where invited_by is not null;
create index guardianships_accepter on guardianships (accepted_by) where accepted_by is not null;

create function limit_guardianships() returns trigger language plpgsql set search_path = '' as $$
begin
  -- Of two at once the second waits, and counts the first.
  perform from public.memberships where account_id = new.child_id for no key update;
  if (select count(*) from public.guardianships where child_id = new.child_id) >= 2 then
    raise exception 'a child has two guardians at most' using errcode = 'check_violation';
  end if;
  return new;
end $$;
create trigger limit_guardianships before insert on guardianships
  for each row execute function limit_guardianships();

-- Who replied for a child; null where the player did.
alter table session_participants add column replied_by uuid references accounts on delete set null;
create index session_participants_replier on session_participants (replied_by) where replied_by is not null;
