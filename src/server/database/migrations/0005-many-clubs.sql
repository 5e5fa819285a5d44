-- So that what is read of a club does not grow with the number of clubs (decision 014).

-- With the deleted ones, which a new time zone moves too; whether one is deleted is read from the index.
drop index training_sessions_club;
create index training_sessions_club on training_sessions (club_id, starts_at, id) include (deleted_at);

-- Which of some people are players of a club, without reading its other players.
drop index memberships_club;
create index memberships_club on memberships (club_id, standing, role, account_id);

-- One participation as well: PostgreSQL takes this index for the primary key's equal, and read all of the player's.
drop index session_participants_player;
create index session_participants_player on session_participants (player_id, club_id, session_id);

-- What is due among all clubs.
create index clubs_trial_end on clubs (trial_ends_at);
create index club_subscriptions_period_end on club_subscriptions (current_period_end)
  where read_at < current_period_end;
create index club_subscriptions_cancelling on club_subscriptions (cancel_at) where read_at < cancel_at;
create index attempts_expiry on attempts (expire);

-- A changed row finds room on its own page.
alter table clubs set (fillfactor = 80);
alter table club_subscriptions set (fillfactor = 80);
