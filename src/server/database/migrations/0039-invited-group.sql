-- The group that an invitation leads into, until whoever followed it is accepted.
alter table memberships add column invited_group_id uuid references player_groups on delete set null;
create index memberships_invited_group_id on memberships (invited_group_id) where invited_group_id is not null;
