-- Who played whom at which table, and how, goes after 90 days like the first names of guests.
drop index hall_events_guest_age;
create index hall_events_people_age on hall_events (at)
  where type in ('guest', 'round', 'exchange', 'winner', 'mark');
-- Which sessions of a club had pairs.
create index hall_events_rounds on hall_events (club_id, session_id) where type = 'round';
