-- Why somebody has no club: a coach removed them, refused their request, or invites them to come back. They are told until they
-- are in a club again, or ask to be.
create table ended_memberships (
  account_id uuid primary key references accounts on delete cascade,
  club_id uuid not null references clubs on delete cascade,
  reason text not null check (reason in ('removed', 'refused', 'readmitted')),
  ended_at timestamptz not null
);
create index ended_memberships_club on ended_memberships (club_id);

-- Of several clubs the one that removed them last.
insert into ended_memberships (account_id, club_id, reason, ended_at)
select distinct on (r.account_id)
  r.account_id,
  r.club_id,
  case when r.readmitted_at is null then 'removed' else 'readmitted' end,
  r.removed_at
from removed_members as r
where not exists (select from memberships as m where m.account_id = r.account_id)
order by r.account_id, r.removed_at desc;
