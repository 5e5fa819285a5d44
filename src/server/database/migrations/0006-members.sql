-- Who answers for a club, who was let in by a coach, and who was sent away.

alter table memberships
  add owner boolean not null default false,
  -- When a coach let them in: accepted, or readmitted. Null for whoever came in by the code alone, and for the founder.
  add accepted_at timestamptz,
  add check (not owner or (role = 'coach' and standing = 'member')),
  add check (accepted_at is null or standing = 'member');

-- Where arrivals were approved, a coach had let in every player.
update memberships as m
set accepted_at = m.since
from clubs as c
where c.id = m.club_id and c.approves_players and m.role = 'player' and m.standing = 'member';

-- The founder where they still are a coach of the club, else the coach of longest standing.
update memberships
set owner = true
where account_id in (
  select distinct on (m.club_id) m.account_id
  from memberships as m
  join clubs as c on c.id = m.club_id
  where m.role = 'coach' and m.standing = 'member'
  order by m.club_id, (m.account_id is not distinct from c.created_by) desc, m.since, m.account_id
);

create unique index memberships_owner on memberships (club_id) where owner;

-- However an owner's membership ends, and with an erased account it ends by itself, a club with coaches has an owner. The
-- club is held first, as by whoever else changes its people; its pages and its coaches hear of it.
create function pass_ownership() returns trigger language plpgsql as $$
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
  );
  if found then
    perform pg_notify(
      'rebond', json_build_object('topic', 'club', 'clubId', old.club_id, 'to', 'members')::text
    );
    perform graphile_worker.add_job(
      'mail-inherited-club', json_build_object('clubId', old.club_id), job_key => 'inherited-' || old.club_id
    );
  end if;
  return null;
end
$$;

create trigger pass_ownership after delete on memberships
for each row when (old.owner) execute function pass_ownership();

-- Whom a coach removed: the code lets them in again once a coach has readmitted them, and the row goes with that.
create table removed_members (
  account_id uuid not null references accounts on delete cascade,
  club_id uuid not null references clubs on delete cascade,
  removed_by uuid references accounts on delete set null,
  removed_at timestamptz not null,
  readmitted_at timestamptz,
  primary key (account_id, club_id)
);
create index removed_members_club on removed_members (club_id, removed_at);

-- How many characters at a code's end are random: none of a first code, which anybody can guess.
alter table clubs add code_random_length integer not null default 0 check (code_random_length between 0 and 8);

-- A code that its name and a number do not make, and that ends like a renewed one, was renewed in the manner of that time.
-- Where the club was named anew since, its first code may look like one: too many wrong ones then refuse it too.
update clubs
set code_random_length = 4
where code !~ (
  '^' || coalesce(
    nullif(
      left(
        regexp_replace(
          lower(normalize(regexp_replace(regexp_replace(name, '[œŒ]', 'oe', 'g'), '[æÆ]', 'ae', 'g'), nfd)),
          '[^a-z0-9]', '', 'g'
        ),
        40
      ),
      ''
    ),
    'club'
  ) || '[0-9]*$'
) and code ~ '.{3}[acdefghjkmnpqrtwxy34679]{4}$';
