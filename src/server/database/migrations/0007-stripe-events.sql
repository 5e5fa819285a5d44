-- What Stripe tells is stored at once. Stripe is asked later, by one server at a time for each club.

alter table stripe_events rename column handled_at to received_at;
alter table stripe_events
  -- As Stripe dates it.
  add created_at timestamptz,
  -- Whom and what it is about, as far as it says.
  add customer text,
  add subscription text,
  -- When the club's subscription was read after it came, or when it was known to be about no club of ours.
  add handled_at timestamptz;
update stripe_events set created_at = received_at, handled_at = received_at;
alter table stripe_events alter created_at set not null;
drop index stripe_events_handled;
create index stripe_events_received on stripe_events (received_at);
create index stripe_events_unhandled on stripe_events (club_id, received_at) where handled_at is null;

-- Which request or job may ask Stripe about a club, and until when it is believed to be alive.
create table billing_leases (
  club_id uuid primary key references clubs on delete cascade,
  holder uuid not null,
  expires_at timestamptz not null
);
