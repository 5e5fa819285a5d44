-- Sessions that repeat every week, and when a club does not train.

-- A series is what its sessions have in common: each is a session like any other, and remembers the date that it was planned for.
alter table training_sessions
  add series_id uuid,
  add series_date date,
  add check ((series_id is null) = (series_date is null));
create index training_sessions_series on training_sessions (series_id, series_date) where series_id is not null;

-- Whose school holidays count (src/domain/school-holidays.ts); null where none do.
alter table clubs add school_zone text check (school_zone in ('A', 'B', 'C'));

create table club_closures (
  id uuid primary key,
  club_id uuid not null references clubs on delete cascade,
  first_day date not null,
  last_day date not null check (last_day >= first_day),
  label text not null check (length(label) between 1 and 60),
  created_at timestamptz not null
);
create index club_closures_club on club_closures (club_id, first_day);
