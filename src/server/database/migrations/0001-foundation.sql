-- Ids are UUIDv7 minted by whoever creates the row. Times are instants; a session also keeps the date and
-- time that its coach typed, and its instant follows the club's time zone.

create table accounts (
  id uuid primary key,
  role text not null check (role in ('player', 'coach')),
  email text not null check (email = lower(email) and length(email) between 3 and 254),
  email_confirmed_at timestamptz,
  password_hash text not null,
  first_name text not null check (length(first_name) between 1 and 80),
  last_name text not null check (length(last_name) between 1 and 80),
  active boolean not null default true,
  playing_style text check (playing_style in ('beginner', 'initiative', 'counter', 'defender')),
  preferred_hand text check (preferred_hand in ('right', 'left')),
  player_type text check (player_type in ('ping-sante', 'loisir', 'competitif')),
  goals text not null default '' check (length(goals) <= 2000),
  ranking integer check (ranking between 500 and 4500),
  version integer not null default 1,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  unique (id, role)
);
create unique index accounts_email on accounts (email);

create table login_sessions (
  id uuid primary key,
  account_id uuid not null references accounts on delete cascade,
  token_hash bytea not null unique check (length(token_hash) = 32),
  device text not null check (length(device) <= 200),
  created_at timestamptz not null,
  last_seen_at timestamptz not null,
  expires_at timestamptz not null
);
create index login_sessions_account on login_sessions (account_id);
create index login_sessions_expiry on login_sessions (expires_at);

-- Links sent by mail, each good for one use.
create table account_links (
  token_hash bytea primary key check (length(token_hash) = 32),
  account_id uuid not null references accounts on delete cascade,
  purpose text not null check (purpose in ('reset-password', 'confirm-email', 'change-email')),
  email text not null check (email = lower(email)),
  created_at timestamptz not null,
  expires_at timestamptz not null
);
create index account_links_account on account_links (account_id, purpose);
create index account_links_expiry on account_links (expires_at);

-- Counters of attempts, in the shape that rate-limiter-flexible reads.
create table attempts (
  key varchar(255) primary key,
  points integer not null default 0,
  expire bigint
);

create table clubs (
  id uuid primary key,
  name text not null check (length(name) between 1 and 80),
  -- Byte order, so that the index finds the codes that begin alike.
  code text collate "C" not null check (code ~ '^[a-z0-9]{1,60}$'),
  time_zone text not null default 'Europe/Paris',
  approves_players boolean not null default false,
  subscription_plan text not null default 'essential' check (subscription_plan in ('essential', 'club', 'pro')),
  trial_ends_at timestamptz not null,
  active boolean not null default true,
  -- When its coaches last heard by mail that somebody found it full.
  told_full_at timestamptz,
  created_by uuid references accounts on delete set null,
  version integer not null default 1,
  created_at timestamptz not null,
  updated_at timestamptz not null
);
create unique index clubs_code on clubs (code);

-- One club a person. The role is repeated here so that one index counts a club's coaches and players.
create table memberships (
  account_id uuid primary key,
  club_id uuid not null references clubs on delete cascade,
  role text not null check (role in ('player', 'coach')),
  standing text not null check (standing in ('waiting', 'member')),
  since timestamptz not null,
  foreign key (account_id, role) references accounts (id, role) on delete cascade
);
create index memberships_club on memberships (club_id, standing, role);

create table exercises (
  id uuid primary key,
  club_id uuid not null references clubs on delete cascade,
  type text not null check (type in ('service', 'initiative', 'counter', 'defense')),
  technique text not null check (length(technique) between 1 and 60),
  effect text not null check (length(effect) between 1 and 60),
  difficulty text not null check (difficulty in ('débutant', 'intermédiaire', 'avancé')),
  duration text not null check (duration in ('5 min', '10 min', '15 min', '20 min', '30 min')),
  description text not null default '' check (length(description) <= 2000),
  created_by uuid references accounts on delete set null,
  version integer not null default 1,
  created_at timestamptz not null,
  updated_at timestamptz not null
);
create index exercises_club on exercises (club_id, type);

create table training_sessions (
  id uuid primary key,
  club_id uuid not null references clubs on delete cascade,
  title text not null check (length(title) between 1 and 120),
  description text not null default '' check (length(description) <= 2000),
  date date not null,
  time time not null,
  duration text not null check (duration in ('1h', '1h30', '2h')),
  starts_at timestamptz not null,
  created_by uuid references accounts on delete set null,
  version integer not null default 1,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  deleted_at timestamptz,
  unique (id, club_id)
);
create index training_sessions_club on training_sessions (club_id, starts_at, id) where deleted_at is null;
create index training_sessions_deleted on training_sessions (deleted_at) where deleted_at is not null;

create table session_participants (
  session_id uuid not null,
  club_id uuid not null,
  player_id uuid not null references accounts on delete cascade,
  presence text check (presence in ('present', 'absent', 'excused')),
  presence_at timestamptz,
  presence_by uuid references accounts on delete set null,
  primary key (session_id, player_id),
  foreign key (session_id, club_id) references training_sessions (id, club_id) on delete cascade,
  check ((presence is null) = (presence_at is null))
);
create index session_participants_player on session_participants (player_id, club_id);

-- Copies: changing the library later does not change a past programme.
create table session_exercises (
  id uuid not null,
  session_id uuid not null,
  club_id uuid not null,
  position integer not null check (position >= 0),
  type text not null check (type in ('service', 'initiative', 'counter', 'defense')),
  technique text not null check (length(technique) between 1 and 60),
  effect text not null check (length(effect) between 1 and 60),
  duration text not null check (duration in ('5 min', '10 min', '15 min', '20 min', '30 min')),
  description text not null default '' check (length(description) <= 2000),
  primary key (session_id, position),
  foreign key (session_id, club_id) references training_sessions (id, club_id) on delete cascade
);

create table session_feedback (
  session_id uuid not null,
  club_id uuid not null,
  player_id uuid not null references accounts on delete cascade,
  rating text not null check (rating in ('positive', 'negative')),
  comment text not null check (length(comment) between 1 and 2000),
  created_at timestamptz not null,
  primary key (session_id, player_id),
  foreign key (session_id, club_id) references training_sessions (id, club_id) on delete cascade
);
create index session_feedback_club on session_feedback (club_id, created_at desc);

-- A dated history; the latest row of a player and technique counts.
create table technique_evaluations (
  id uuid primary key,
  club_id uuid not null references clubs on delete cascade,
  player_id uuid not null references accounts on delete cascade,
  technique_id text not null check (length(technique_id) between 1 and 80),
  status text not null check (status in ('not_evaluated', 'in_progress', 'mastered')),
  notes text not null default '' check (length(notes) <= 2000),
  evaluated_by uuid references accounts on delete set null,
  evaluated_at timestamptz not null
);
create index technique_evaluations_player on technique_evaluations (player_id, technique_id, evaluated_at desc);

-- Every write's answer, so that a repeat gets the same one.
create table writes (
  account_id uuid not null references accounts on delete cascade,
  write_id uuid not null,
  request_hash bytea not null check (length(request_hash) = 32),
  answer jsonb,
  created_at timestamptz not null,
  primary key (account_id, write_id)
);
create index writes_age on writes (created_at);

-- Mail of a house without SMTP_URL, shown on /dev/mails.
create table kept_mails (
  id uuid primary key,
  recipient text not null,
  subject text not null,
  body text not null,
  created_at timestamptz not null
);
