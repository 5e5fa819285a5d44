-- What a group works at in one month: a category, or a technique of the catalogue (domain/theme.ts).
alter table player_groups
  add column theme text check (length(theme) between 1 and 40),
  add column theme_month text check (theme_month ~ '^[0-9]{4}-(0[1-9]|1[0-2])$'),
  add check ((theme is null) = (theme_month is null));
