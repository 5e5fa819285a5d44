-- A club's data as one zip for its owner. Several servers share it, so that its bytes stand here, for 24 hours.

create table club_exports (
  id uuid primary key,
  club_id uuid not null references clubs on delete cascade,
  asked_by uuid not null references accounts on delete cascade,
  asked_at timestamptz not null,
  status text not null default 'waiting' check (status in ('waiting', 'running', 'ready', 'failed')),
  -- The run of the job that writes it, by which alone it is known: one that was replaced, or has failed, writes no more.
  -- None once its bytes are deleted.
  run uuid,
  runs integer not null default 0,
  -- When its run last wrote something: a server that was lost writes no more.
  heartbeat_at timestamptz not null,
  files_done integer not null default 0,
  files_total integer not null default 0,
  bytes bigint,
  expires_at timestamptz,
  check ((status = 'ready') = (expires_at is not null)),
  check ((expires_at is null) = (bytes is null)),
  check (case status when 'running' then run is not null when 'ready' then true else run is null end)
) with (fillfactor = 80);
-- One at a time.
create unique index club_exports_under_way on club_exports (club_id) where status in ('waiting', 'running');
create index club_exports_club on club_exports (club_id, asked_at, id);
create index club_exports_asked_by on club_exports (asked_by);
create index club_exports_age on club_exports (asked_at);
-- What a lost server has left.
-- Not by its heartbeat, which would write the index anew with each.
create index club_exports_unfinished on club_exports (asked_at) where status in ('waiting', 'running');

-- What holds bytes, until they are deleted.
create index club_exports_stored on club_exports (expires_at) where status = 'ready' and run is not null;

create table club_export_chunks (
  export_id uuid not null references club_exports on delete cascade,
  run uuid not null,
  position integer not null check (position >= 0),
  bytes bytea not null check (length(bytes) between 1 and 262144),
  primary key (export_id, run, position)
);
-- They are compressed already.
alter table club_export_chunks alter bytes set storage external;
