-- A list of players may begin with its first player.

alter table player_imports
  -- Whether the first line names the columns; otherwise it is a row like those below. Its cells are `headers` either way.
  add has_titles boolean not null default true,
  -- Its number in the file.
  add title_line integer not null default 1 check (title_line >= 1);
