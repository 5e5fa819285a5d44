-- What was done in a club, for its coaches, for twelve months. People and sessions are named by id alone: what they are called is
-- read when the journal is, and whoever's account is erased is nobody here.

create table journal_entries (
  id uuid primary key,
  club_id uuid not null references clubs on delete cascade,
  at timestamptz not null,
  kind text not null check (
    kind in ('members', 'club', 'sessions', 'scores', 'imports', 'seasons', 'exports', 'api-keys')
  ),
  act text not null check (length(act) between 1 and 40),
  -- Whoever did it: an account, or the name of a key. Both are null once the account is gone.
  actor_id uuid references accounts on delete set null,
  actor_key text check (length(actor_key) between 1 and 60),
  -- The person whom it is about.
  subject_id uuid references accounts on delete set null,
  session_id uuid references training_sessions on delete set null,
  -- Closed values of the act, as src/domain/journal.ts has them; never a text that names somebody.
  details jsonb not null default '{}' check (jsonb_typeof(details) = 'object'),
  check (actor_id is null or actor_key is null)
);
-- Read backwards, a page after an entry.
create index journal_entries_page on journal_entries (club_id, at, id);
create index journal_entries_kind on journal_entries (club_id, kind, at, id);
create index journal_entries_actor on journal_entries (actor_id, club_id, at, id) where actor_id is not null;
create index journal_entries_subject on journal_entries (subject_id, club_id, at, id) where subject_id is not null;
create index journal_entries_session on journal_entries (session_id) where session_id is not null;
create index journal_entries_age on journal_entries (at);

-- As migration 0006 has it, and it says so in the journal.
create or replace function pass_ownership() returns trigger language plpgsql as $$
declare
  heir uuid;
begin
  perform 1 from public.clubs where id = old.club_id for no key update;
  update public.memberships
  set owner = true
  where account_id = (
    select account_id
    from public.memberships
    where club_id = old.club_id and role = 'coach' and standing = 'member'
    order by since, account_id
    limit 1
  )
  returning account_id into heir;
  if heir is not null then
    insert into public.journal_entries (id, club_id, at, kind, act, subject_id)
    values (gen_random_uuid(), old.club_id, date_trunc('milliseconds', now()), 'members', 'inherited', heir);
    perform pg_notify(
      'rebond', json_build_object('topic', 'club', 'clubId', old.club_id, 'to', 'members')::text
    );
    perform pg_notify(
      'rebond', json_build_object('topic', 'journal', 'clubId', old.club_id, 'to', 'coaches')::text
    );
    perform graphile_worker.add_job(
      'mail-inherited-club', json_build_object('clubId', old.club_id), job_key => 'inherited-' || old.club_id
    );
  end if;
  return null;
end
$$;

-- Whether it began in a browser that was not a known device of the account: its owner is told.
alter table login_sessions add is_new_device boolean not null default false;

-- By which the log tells e-mail addresses apart without holding them; a row once one was logged.
create table log_keys (
  id boolean primary key default true check (id),
  key bytea not null check (length(key) = 32)
);
