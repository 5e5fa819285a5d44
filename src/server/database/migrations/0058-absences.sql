alter table notifications drop constraint notifications_about_check;
alter table notifications add constraint notifications_about_check
  check (about in ('session', 'reminder', 'request', 'evaluation', 'arrival', 'absence', 'feedback'));
