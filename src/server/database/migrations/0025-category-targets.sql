-- The share of the minutes that each category should have, in percent; a club without a row wants them even.
create table category_targets (
  club_id uuid primary key references clubs on delete cascade,
  service integer not null check (service between 0 and 100),
  initiative integer not null check (initiative between 0 and 100),
  counter integer not null check (counter between 0 and 100),
  defense integer not null check (defense between 0 and 100),
  version integer not null default 1,
  updated_at timestamptz not null,
  check (service + initiative + counter + defense = 100)
  -- A changed row finds room on its own page.
) with (fillfactor = 80);
