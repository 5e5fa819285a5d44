-- « À séparer »: two players whom the coaches want at different tables. Both go with either membership.
create table pairs_apart (
  club_id uuid not null,
  first_id uuid not null,
  second_id uuid not null,
  set_at timestamptz not null,
  primary key (club_id, first_id, second_id),
  -- A pair is there once.
  check (first_id < second_id),
  foreign key (first_id, club_id) references memberships (account_id, club_id) on delete cascade,
  foreign key (second_id, club_id) references memberships (account_id, club_id) on delete cascade
);
create index pairs_apart_first on pairs_apart (first_id, club_id);
create index pairs_apart_second on pairs_apart (second_id, club_id);

-- Guests who turned out to be players of the club: what a device still sends of them is theirs. With first names of guests, after 90 days.
create index hall_events_links on hall_events (club_id) where type = 'link';
drop index hall_events_people_age;
create index hall_events_people_age on hall_events (at)
  where type in ('guest', 'link', 'round', 'exchange', 'winner', 'mark');
