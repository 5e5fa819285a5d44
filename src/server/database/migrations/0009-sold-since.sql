-- Clubs are never read-only from one moment to the next because their server was upgraded, or begins to sell plans: they
-- have days of grace from its first start that sells (src/server/billing/begin-selling.ts).

-- Since when this server sells plans to the club; null while it sells none.
alter table clubs add sold_since timestamptz;
-- Where a club has wanted to pay before, all have known for long. Of others nobody can tell.
update clubs set sold_since = created_at where exists (select from club_subscriptions);
-- Empty but for the first start that sells.
create index clubs_not_sold on clubs (id) where sold_since is null;
