-- What a club knows of a player: licence, year of birth, dated rankings.

-- The player's own: it follows them from club to club.
alter table accounts add birth_year integer check (birth_year between 1900 and 2099);

-- As the club's federation writes it; it goes with the membership.
alter table memberships add licence text collate "C" check (licence ~ '^[0-9A-Z]{1,12}$');
-- Partial: a licence that changes locks no more than any other column, beside what references the membership.
create unique index memberships_licence on memberships (club_id, licence) where licence is not null;

-- accounts.ranking is the newest of a player's entries. They go with the membership.
create table ranking_entries (
  club_id uuid not null,
  player_id uuid not null,
  -- The club's day, on which the ranking was known.
  on_date date not null check (on_date between '2000-01-01' and '2099-12-31'),
  points integer not null check (points between 500 and 4500),
  source text not null check (source in ('typed', 'imported')),
  set_by uuid references accounts on delete set null,
  set_at timestamptz not null,
  -- Read backwards for the newest.
  primary key (club_id, player_id, on_date),
  foreign key (player_id, club_id) references memberships (account_id, club_id) on delete cascade
) with (fillfactor = 80);
create index ranking_entries_set_by on ranking_entries (set_by) where set_by is not null;
