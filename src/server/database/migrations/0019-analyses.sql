-- How soon a club's requests are answered is counted over a period.
create index exercise_requests_club_time on exercise_requests (club_id, created_at, id);
