-- Whose code opened the device of a child: with that coach it ends.
alter table login_sessions add column given_by uuid references accounts on delete cascade;
create index login_sessions_giver on login_sessions (given_by) where given_by is not null;
