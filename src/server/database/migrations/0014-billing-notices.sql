-- What else Stripe knows of a club's payments, and what its coaches accepted before they paid.

alter table club_subscriptions
  -- The first instant after the last month of the card that is charged.
  add card_expires_at timestamptz,
  -- The end of the card that the coaches were told by mail.
  add told_card_expiry timestamptz,
  -- Set by the operator in Stripe's dashboard: the subscription goes on, and nothing is charged.
  add collection_paused boolean not null default false,
  add collection_resumes_at timestamptz;
create index club_subscriptions_card on club_subscriptions (card_expires_at) where card_expires_at is not null;

create table terms_acceptances (
  id uuid primary key,
  club_id uuid not null references clubs on delete cascade,
  account_id uuid references accounts on delete set null,
  -- The date of the text, as it says at its top.
  terms_version date not null,
  plan text not null check (plan in ('essential', 'club', 'pro')),
  accepted_at timestamptz not null
);
create index terms_acceptances_club on terms_acceptances (club_id, accepted_at);
create index terms_acceptances_account on terms_acceptances (account_id) where account_id is not null;

-- Refunds, and payments that are disputed at the bank.
create table payment_incidents (
  -- Stripe's id of the refund or of the dispute.
  id text primary key,
  club_id uuid not null references clubs on delete cascade,
  kind text not null check (kind in ('refund', 'dispute')),
  amount_in_cents integer not null,
  -- Of a dispute: how it was decided.
  outcome text check (outcome in ('won', 'lost')),
  created_at timestamptz not null
);
create index payment_incidents_club on payment_incidents (club_id, created_at);
