-- Keys read coaches, groups and places as well; what stood reads what it was given.
alter table api_keys
  drop constraint api_keys_readable_check,
  add constraint api_keys_readable_check check (
    readable <@ '{players,sessions,exercises,requests,evaluations,feedback,coaches,groups,places}'::text[]
  );

-- Their pages, in the order of the ids.
create index places_club on places (club_id, id);
create index player_groups_club on player_groups (club_id, id);
