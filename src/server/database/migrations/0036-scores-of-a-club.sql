-- Scores are the club's that gave them: no other reads them, so that each begins at its own instant.
delete from player_scores where club_id is null;
drop index player_scores_latest;
create unique index player_scores_latest on player_scores (player_id, club_id, set_at desc);
