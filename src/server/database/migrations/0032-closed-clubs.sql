-- A club that its owner closes can be reopened for some time, then it is erased.

alter table clubs
  add closed_at timestamptz,
  -- Null where its last member has left it.
  add closed_by uuid references accounts on delete set null;
update clubs set closed_at = updated_at where not active;
create index clubs_closed on clubs (closed_at) where closed_at is not null;
create index clubs_closed_by on clubs (closed_by) where closed_by is not null;

-- The proof that the conditions of sale were accepted outlives the club, whose id its customer at Stripe bears.
alter table terms_acceptances drop constraint terms_acceptances_club_id_fkey;
