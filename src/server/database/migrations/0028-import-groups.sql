-- Groups from a column of an imported list, and the way back.

alter table player_imports
  -- Which groups were made for it.
  add created_groups uuid[] not null default '{}';

alter table player_import_rows
  -- Which groups the row has put its player into.
  add group_ids uuid[] not null default '{}';

-- What the release before has decided names no groups.
update player_import_rows set plan = jsonb_set(plan, '{person,groups}', '[]') where plan -> 'person' is not null;
