-- The proof that conditions of sale were accepted names who did it, as the contract does, also once the account is gone.
alter table terms_acceptances add accepted_by_name text check (length(accepted_by_name) between 1 and 200);
update terms_acceptances as t
set accepted_by_name = a.first_name || ' ' || a.last_name
from accounts as a
where a.id = t.account_id;

-- Five years after the contract they are deleted.
create index terms_acceptances_age on terms_acceptances (accepted_at);
create index contract_terminations_age on contract_terminations (coalesce(ends_at, notified_at));
