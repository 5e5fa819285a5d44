-- « Assistant »: a coach of the club who reads, calls the roll and marks, and changes nothing else.
alter table memberships
  add assistant boolean not null default false,
  add check (not assistant or (role = 'coach' and standing = 'member' and not owner));

-- As migration 0038 has it; an assistant inherits nothing.
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
    where m.club_id = old.club_id and m.role = 'coach' and m.standing = 'member' and not m.assistant
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
