-- How a player gets on: what a coach thinks of them, dated. Both histories only grow, the latest row counts, and they
-- follow the player: the club is where it was said.

alter table technique_evaluations
  add name text,
  add category text;

update technique_evaluations as e
set name = t.name, category = split_part(t.id, '-', 1)
from (
  values
    ('service-1', 'Marteau'), ('service-2', 'Coupé'), ('service-3', 'Lifté'), ('service-4', 'Latéral'),
    ('initiative-1', 'Top Spin CD'), ('initiative-2', 'Top Spin RV'),
    ('initiative-3', 'Flip CD'), ('initiative-4', 'Flip RV'),
    ('counter-1', 'Block CD'), ('counter-2', 'Block RV'),
    ('counter-3', 'Contre-Top CD'), ('counter-4', 'Contre-Top RV'),
    ('defense-1', 'Défense Coupée CD'), ('defense-2', 'Défense Coupée RV'),
    ('defense-3', 'Poussette CD'), ('defense-4', 'Poussette RV')
) as t (id, name)
where e.technique_id = t.id;

update technique_evaluations as e
set name = x.technique || ' - ' || x.effect, category = x.type
from exercises as x
where e.name is null and e.technique_id = x.id::text;

-- Of what is neither, nobody could say what it was.
delete from technique_evaluations where name is null;

alter table technique_evaluations
  -- As it was when it was evaluated: a club's exercise may change or go.
  alter name set not null,
  alter category set not null,
  add check (length(name) between 1 and 130),
  add check (category in ('service', 'initiative', 'counter', 'defense')),
  add check (
    technique_id ~ '^(service|initiative|counter|defense)-[1-4]$' and starts_with(technique_id, category || '-')
    or technique_id ~ '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$'
  ),
  alter club_id drop not null,
  drop constraint technique_evaluations_club_id_fkey,
  add foreign key (club_id) references clubs on delete set null;

drop index technique_evaluations_player;
-- Of two at the same instant neither would be the latest.
create unique index technique_evaluations_latest
  on technique_evaluations (player_id, technique_id, evaluated_at desc);

create table player_scores (
  id uuid primary key,
  club_id uuid references clubs on delete set null,
  player_id uuid not null references accounts on delete cascade,
  service integer not null check (service between 1 and 10),
  initiative integer not null check (initiative between 1 and 10),
  counter integer not null check (counter between 1 and 10),
  defense integer not null check (defense between 1 and 10),
  set_by uuid references accounts on delete set null,
  set_at timestamptz not null
);
create unique index player_scores_latest on player_scores (player_id, set_at desc);

-- Up to which evaluation a player has seen their progress: what came later stands out at the next visit.
create table seen_progress (
  player_id uuid primary key references accounts on delete cascade,
  until timestamptz not null
);
