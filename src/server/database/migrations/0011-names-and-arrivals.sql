-- Names that were saved before src/domain/proper-name.ts refused hidden characters and addresses of sites. Without them, so
-- that what has such a name can still be edited.

create function pg_temp.proper_name(name text) returns text language sql immutable as $$
  select coalesce(
    nullif(
      regexp_replace(
        case
          when normalize(visible, nfkc) ~* '://|www\.'
          then regexp_replace(regexp_replace(normalize(visible, nfkc), ':?//+', ' ', 'g'), '(www)\.', '\1 ', 'gi')
          else visible
        end,
        '^\s+|\s+$', '', 'g'
      ),
      ''
    ),
    '–'
  )
  from regexp_replace(
    name,
    '[\u0001-\u001F\u007F-\u009F\u00AD\u034F\u0600-\u0605\u061C\u06DD\u070F\u0890\u0891\u08E2\u115F\u1160\u17B4\u17B5'
      || '\u180B-\u180F\u200B-\u200F\u2028-\u202E\u2060-\u206F\u2800\u3164\uE000-\uF8FF\uFE00-\uFE0F\uFEFF\uFFA0\uFFF0-\uFFFB'
      || '\U000110BD\U000110CD\U00013430-\U0001343F\U0001BCA0-\U0001BCA3\U0001D173-\U0001D17A\U000E0000-\U000E0FFF'
      || '\U000F0000-\U0010FFFF]',
    '', 'g'
  ) as visible
$$;

update accounts
set first_name = left(pg_temp.proper_name(first_name), 80), last_name = left(pg_temp.proper_name(last_name), 80)
where first_name <> pg_temp.proper_name(first_name) or last_name <> pg_temp.proper_name(last_name);

update clubs set name = left(pg_temp.proper_name(name), 80) where name <> pg_temp.proper_name(name);

update exercises
set technique = left(pg_temp.proper_name(technique), 60), effect = left(pg_temp.proper_name(effect), 60)
where technique <> pg_temp.proper_name(technique) or effect <> pg_temp.proper_name(effect);

update session_exercises
set technique = left(pg_temp.proper_name(technique), 60), effect = left(pg_temp.proper_name(effect), 60)
where technique <> pg_temp.proper_name(technique) or effect <> pg_temp.proper_name(effect);

update training_sessions set title = left(pg_temp.proper_name(title), 120) where title <> pg_temp.proper_name(title);

update technique_evaluations set name = left(pg_temp.proper_name(name), 130) where name <> pg_temp.proper_name(name);

drop function pg_temp.proper_name(text);

-- When the club's coaches last had a mail about who asks to join, and about whom: at most one an hour, and each person once a
-- day, whatever they join and leave.
alter table clubs add arrivals_mailed_at timestamptz;

create table mailed_arrivals (
  account_id uuid not null references accounts on delete cascade,
  club_id uuid not null references clubs on delete cascade,
  mailed_at timestamptz not null,
  primary key (account_id, club_id)
);
create index mailed_arrivals_club on mailed_arrivals (club_id);
create index mailed_arrivals_age on mailed_arrivals (mailed_at);
