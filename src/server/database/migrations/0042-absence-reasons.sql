-- Why a participant does not come, if they say it: for the coaches alone, and nothing about health. Deleted 90 days after the
-- session, so that few rows have one.
alter table session_participants
  add absence_reason text check (absence_reason in ('school', 'competition', 'holidays', 'unavailable')),
  add check (absence_reason is null or reply = 'not_coming');
alter table withdrawn_participants
  add absence_reason text check (absence_reason in ('school', 'competition', 'holidays', 'unavailable')),
  add check (absence_reason is null or reply = 'not_coming');
create index session_participants_absence_reason on session_participants (reply_at) where absence_reason is not null;
