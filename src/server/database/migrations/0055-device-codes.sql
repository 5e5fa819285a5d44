-- A code that opens the own device of a child who has no address: as a link, but typed, and without a mailbox. It is worth nothing
-- once the coach who gave it is gone.
alter table account_links
  add column given_by uuid references accounts on delete cascade,
  drop constraint account_links_purpose_check,
  add constraint account_links_purpose_check
    check (purpose in ('reset-password', 'confirm-email', 'change-email', 'invitation', 'device-code')),
  add check ((email = '') = (purpose = 'device-code')),
  add check ((given_by is not null) = (purpose = 'device-code'));
create index account_links_giver on account_links (given_by) where given_by is not null;
