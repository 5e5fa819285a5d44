-- What people are told by mail and on their devices: what they chose, what is to be told, and where their devices are.

create table notification_settings (
  account_id uuid primary key references accounts on delete cascade,
  -- By kind and channel, what was chosen otherwise than it is by default: {"reminder.mail": true}.
  choices jsonb not null default '{}' check (jsonb_typeof(choices) = 'object'),
  -- Nothing from 21:00 to 7:30.
  quiet boolean not null default true,
  -- Notifications by mail stopped, by the link in one of them.
  mail_stopped_at timestamptz,
  -- What that link carries. It can stop mails, and nothing else.
  unsubscribe_token text not null unique check (length(unsubscribe_token) = 43),
  -- The address at which a mail server said that nobody is there, and when.
  refused_email text,
  refused_at timestamptz,
  check ((refused_email is null) = (refused_at is null))
);
create index notification_settings_refused on notification_settings (refused_email) where refused_email is not null;

-- What somebody is still to be told: one row a person and thing. What the thing has come to is read when it is told, so that what was
-- moved twice is told once, and what was taken back not at all.
create table notifications (
  account_id uuid not null references accounts on delete cascade,
  club_id uuid not null references clubs on delete cascade,
  about text not null check (about in ('session', 'reminder', 'request', 'evaluation', 'arrival', 'feedback')),
  -- The session, the request, the technique; of arrivals the club.
  subject text not null check (length(subject) between 1 and 80),
  -- Of a session, as the person knew it: {"startsAt", "placeId", "cancelled"}; null for who was not in it.
  before jsonb,
  created_at timestamptz not null,
  due_at timestamptz not null,
  primary key (account_id, about, subject)
);
create index notifications_due on notifications (due_at, account_id);
create index notifications_club on notifications (club_id);

-- When the club's sessions of the next day are recalled next: 18:00 by its clock.
alter table clubs add remind_at timestamptz not null default '2026-01-01 17:00Z';
create index clubs_remind_at on clubs (remind_at) where active;

-- A browser that allows notifications: one a login session, with which it goes.
create table push_subscriptions (
  login_session_id uuid primary key references login_sessions on delete cascade,
  account_id uuid not null references accounts on delete cascade,
  endpoint text not null unique check (length(endpoint) <= 1024),
  -- The browser's public key and secret, for which messages are encrypted.
  p256dh text not null check (length(p256dh) <= 120),
  auth text not null check (length(auth) <= 40),
  created_at timestamptz not null
);
create index push_subscriptions_account on push_subscriptions (account_id);

-- The key by which push services know this server, made at its first start.
create table vapid_keys (
  id boolean primary key default true check (id),
  public_key text not null,
  private_key text not null
);
