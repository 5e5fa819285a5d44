-- Which seasons a club has opened, and how many players went on, left or were archived then. Other figures are counted from
-- what happened between the days.
create table seasons (
  club_id uuid not null references clubs on delete cascade,
  starts_on date not null check (to_char(starts_on, 'MM-DD') = '07-01'),
  opened_at timestamptz not null,
  opened_by uuid references accounts on delete set null,
  continuing integer not null check (continuing >= 0),
  leaving integer not null check (leaving >= 0),
  archived integer not null check (archived >= 0),
  primary key (club_id, starts_on)
);
create index seasons_opener on seasons (opened_by) where opened_by is not null;

-- How many techniques a season's players came to master.
create index technique_evaluations_mastered on technique_evaluations (club_id, evaluated_at) where status = 'mastered';
