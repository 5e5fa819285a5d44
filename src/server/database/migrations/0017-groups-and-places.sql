-- Groups of players, and the places where a club trains.

-- What names a member goes with the membership: whoever leaves the club leaves its groups.
alter table memberships add unique (account_id, club_id);

create table places (
  id uuid primary key,
  club_id uuid not null references clubs on delete cascade,
  name text not null check (length(name) between 1 and 40),
  -- Without case and accents (src/domain/comparable-name.ts).
  name_key text not null,
  tables integer not null check (tables between 1 and 50),
  version integer not null default 1,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  unique (id, club_id),
  unique (club_id, name_key)
  -- A changed row finds room on its own page.
) with (fillfactor = 80);

create table player_groups (
  id uuid primary key,
  club_id uuid not null references clubs on delete cascade,
  name text not null check (length(name) between 1 and 40),
  name_key text not null,
  -- Monday is 1.
  weekday integer check (weekday between 1 and 7),
  time time,
  duration text check (duration in ('1h', '1h30', '2h')),
  place_id uuid,
  next_competition date,
  version integer not null default 1,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  unique (id, club_id),
  unique (club_id, name_key),
  foreign key (place_id, club_id) references places (id, club_id) on delete set null (place_id)
) with (fillfactor = 80);
create index player_groups_place on player_groups (place_id) where place_id is not null;

create table group_players (
  group_id uuid not null,
  club_id uuid not null,
  player_id uuid not null,
  primary key (group_id, player_id),
  foreign key (group_id, club_id) references player_groups (id, club_id) on delete cascade,
  foreign key (player_id, club_id) references memberships (account_id, club_id) on delete cascade
);
create index group_players_player on group_players (player_id, club_id);

create table group_coaches (
  group_id uuid not null,
  club_id uuid not null,
  coach_id uuid not null,
  primary key (group_id, coach_id),
  foreign key (group_id, club_id) references player_groups (id, club_id) on delete cascade,
  foreign key (coach_id, club_id) references memberships (account_id, club_id) on delete cascade
);
create index group_coaches_coach on group_coaches (coach_id, club_id);
