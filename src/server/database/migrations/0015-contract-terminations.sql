-- « Résilier votre contrat »: notifications by anybody, signed in or not (Code de la consommation, L215-1-1).

create table contract_terminations (
  id uuid primary key,
  -- As they were typed.
  first_name text not null,
  last_name text not null,
  email text not null,
  club_name text not null,
  wanted_on date,
  notified_at timestamptz not null,
  -- The club whose subscription it ended; null where none was found.
  club_id uuid references clubs on delete set null,
  ends_at timestamptz,
  handled_at timestamptz
);
create index contract_terminations_club on contract_terminations (club_id) where club_id is not null;
