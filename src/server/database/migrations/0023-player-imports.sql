-- Players from a coach's spreadsheet.

-- Whom a coach has imported has no password before they open their invitation, and children perhaps no address.
alter table accounts
  alter email drop not null,
  alter password_hash drop not null,
  add check (role = 'player' or (email is not null and password_hash is not null)),
  add check (email is not null or password_hash is null);

alter table account_links
  drop constraint account_links_purpose_check,
  add constraint account_links_purpose_check
    check (purpose in ('reset-password', 'confirm-email', 'change-email', 'invitation'));

create table player_imports (
  id uuid primary key,
  club_id uuid not null references clubs on delete cascade,
  file_name text not null check (length(file_name) between 1 and 200),
  created_by uuid references accounts on delete set null,
  created_at timestamptz not null,
  status text not null default 'draft'
    check (status in ('draft', 'running', 'done', 'failed', 'undoing', 'undone')),
  -- Of each column its header, and what it holds; null for one that is not taken.
  headers text[] not null check (cardinality(headers) between 1 and 60),
  columns text[] not null check (cardinality(columns) = cardinality(headers)),
  -- Whether whoever has an address is invited.
  invites boolean not null default true,
  rows_total integer not null check (rows_total between 1 and 5000),
  -- Rows are taken in their order; from here the job goes on, also when it undoes.
  rows_done integer not null default 0 check (rows_done between 0 and rows_total),
  restarts integer not null default 0,
  created_count integer not null default 0,
  updated_count integer not null default 0,
  unchanged_count integer not null default 0,
  invited_count integer not null default 0,
  left_out_count integer not null default 0,
  removed_count integer not null default 0,
  -- How many stayed when it was undone, by reason.
  stayed jsonb not null default '{}',
  -- When the job last did something: a server that was lost does no more.
  heartbeat_at timestamptz not null,
  -- When its rows were done; it can be undone for 24 hours.
  finished_at timestamptz,
  -- Whether its rows are still there.
  has_rows boolean not null default true,
  version integer not null default 1,
  check (status in ('draft', 'running') = (finished_at is null))
) with (fillfactor = 80);
create index player_imports_club on player_imports (club_id, created_at, id);
create index player_imports_created_by on player_imports (created_by) where created_by is not null;
-- What a lost server has left.
create unique index player_imports_at_work on player_imports (club_id) where status in ('running', 'undoing');
create index player_imports_unfinished on player_imports (created_at) where status in ('running', 'undoing');
create index player_imports_drafts on player_imports (created_at) where status = 'draft';
create index player_imports_stored on player_imports (finished_at) where has_rows and finished_at is not null;

-- Kept for 24 hours, for its rows hold what a coach knows of people.
create table player_import_rows (
  import_id uuid not null references player_imports on delete cascade,
  position integer not null check (position >= 0),
  -- Of the file.
  line integer not null,
  cells jsonb not null,
  -- What was decided when the import was confirmed (src/domain/import-plan.ts).
  plan jsonb,
  -- What the job has done.
  outcome text check (outcome in ('created', 'updated', 'unchanged', 'invited', 'beyond-limit', 'left-out')),
  -- Whom it has added.
  account_id uuid references accounts on delete set null,
  primary key (import_id, position)
) with (fillfactor = 80);
create index player_import_rows_account on player_import_rows (account_id) where account_id is not null;
