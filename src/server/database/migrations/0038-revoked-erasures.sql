-- An erasure that a restore took back on purpose: later restores of older backups leave that person, or that club, alone.
alter table erasures add revoked_at timestamptz check (revoked_at >= erased_at);

-- Whose arrival was refused is forgotten sooner than the rest of the journal.
create index journal_entries_refused on journal_entries (at) where act = 'refused' and subject_id is not null;

-- As migration 0030 has it; whoever is leaving Rebond is handed a club only where nobody else is left.
create or replace function pass_ownership() returns trigger language plpgsql as $$
declare
  heir uuid;
begin
  perform 1 from public.clubs where id = old.club_id for no key update;
  update public.memberships
  set owner = true
  where account_id = (
    select m.account_id
    from public.memberships m
    join public.accounts a on a.id = m.account_id
    where m.club_id = old.club_id and m.role = 'coach' and m.standing = 'member'
    order by a.erased_from is not null, m.since, m.account_id
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

-- Clubs that had been left empty before migration 0032 have their thirty days from now on, like all others.
update clubs set closed_at = now() where closed_at is not null and closed_by is null;
