-- What a club pays, as Stripe last said, and what a house without Stripe keeps in its place.

alter table clubs
  -- Null: as long as it pays. Every request reads it, so it stands here and not beside the subscription.
  add read_only_from timestamptz,
  -- The trial's end that its coaches were told by mail.
  add told_trial_end timestamptz;
update clubs set read_only_from = trial_ends_at;

create table club_subscriptions (
  club_id uuid primary key references clubs on delete cascade,
  -- Stripe's names of things.
  customer text not null unique,
  -- Null until the club has subscribed for the first time; it then says what became of the latest one.
  subscription text unique,
  item text,
  plan text check (plan in ('essential', 'club', 'pro')),
  status text check (
    status in (
      'trialing', 'active', 'past_due', 'unpaid', 'incomplete', 'paused', 'incomplete_expired', 'canceled'
    )
  ),
  trial_end timestamptz,
  current_period_end timestamptz,
  cancel_at timestamptz,
  past_due_since timestamptz,
  ended_at timestamptz,
  -- A change of plan that still waits for its payment.
  pending_plan text check (pending_plan in ('essential', 'club', 'pro')),
  -- When all this was last read from Stripe.
  read_at timestamptz not null,
  created_at timestamptz not null,
  check ((subscription is null) = (plan is null)),
  check ((subscription is null) = (status is null)),
  check ((subscription is null) = (item is null))
);
create index club_subscriptions_read on club_subscriptions (read_at);

-- Stripe sends an event again until it is acknowledged, and sometimes after.
create table stripe_events (
  id text primary key,
  type text not null,
  club_id uuid references clubs on delete set null,
  handled_at timestamptz not null
);
create index stripe_events_handled on stripe_events (handled_at);
create index stripe_events_club on stripe_events (club_id) where club_id is not null;

-- What the simulation answers instead of Stripe: its objects, and its answers by idempotency key.
create table simulated_stripe (
  id text primary key,
  object text not null,
  customer text,
  body jsonb not null,
  created_at timestamptz not null
);
create index simulated_stripe_customer on simulated_stripe (customer, object);
