-- What coaches ask whoever runs this server, and the answers.

create table support_questions (
  id uuid primary key,
  account_id uuid not null references accounts on delete cascade,
  -- The club from which it was asked; null without one.
  club_id uuid references clubs on delete set null,
  -- The plan in force at the coach's last message.
  plan text check (plan in ('essential', 'club', 'pro')),
  subject text not null check (length(subject) between 1 and 120),
  -- « Chrome sur Android », « 390 × 844 », the build of the page, and the request that failed last.
  device text not null,
  screen text not null check (length(screen) <= 20),
  version text not null check (length(version) <= 40),
  request_id uuid,
  asked_at timestamptz not null,
  -- Since when the coach waits for an answer; null once there is one.
  waiting_since timestamptz
);
create index support_questions_account on support_questions (account_id, asked_at);
create index support_questions_club on support_questions (club_id) where club_id is not null;
create index support_questions_waiting on support_questions (waiting_since) where waiting_since is not null;

create table support_messages (
  -- A question's first message has its id.
  id uuid primary key,
  question_id uuid not null references support_questions on delete cascade,
  -- Otherwise by the coach who asked.
  from_operator boolean not null,
  body text not null check (length(body) between 1 and 4000),
  written_at timestamptz not null
);
create index support_messages_question on support_messages (question_id, written_at);
