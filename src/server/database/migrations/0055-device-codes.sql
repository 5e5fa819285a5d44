-- A code that opens the own device of a child who has no address: as a link, but typed, and without a mailbox.
alter table account_links
  drop constraint account_links_purpose_check,
  add constraint account_links_purpose_check
    check (purpose in ('reset-password', 'confirm-email', 'change-email', 'invitation', 'device-code')),
  add check ((email = '') = (purpose = 'device-code'));
