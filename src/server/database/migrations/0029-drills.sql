-- What an exercise has of a drill. A club has a row for what it made or changed; Rebond’s own drills ship with the application.
alter table exercises
  add column title text not null default '' check (char_length(title) <= 60),
  add column drill jsonb check (octet_length(drill::text) <= 65536),
  add column origin text check (origin ~ '^[a-z0-9-]{1,60}$');

-- A programme’s copy: what the player’s card and paper show of it, and where it was copied from.
alter table session_exercises
  add column title text not null default '' check (char_length(title) <= 60),
  add column drill jsonb check (octet_length(drill::text) <= 65536),
  add column exercise_id text check (exercise_id ~ '^[a-z0-9-]{1,60}$');
create index session_exercises_source on session_exercises (club_id, exercise_id) where exercise_id is not null;

update session_exercises as e
set exercise_id = x.id::text
from exercises as x
where x.club_id = e.club_id
  and x.type = e.type
  and x.technique = e.technique
  and x.effect = e.effect
  and x.description = e.description;

-- Rebond’s drills that a club put away, and what it marked as a favourite: one of Rebond’s by its name, its own by the id.
create table exercise_marks (
  club_id uuid not null references clubs on delete cascade,
  exercise_id text not null check (exercise_id ~ '^[a-z0-9-]{1,60}$'),
  archived boolean not null default false,
  favourite boolean not null default false,
  primary key (club_id, exercise_id)
);
