-- Statistics read with each mark whether its player arrived late, from the index like the mark itself.
alter table session_participants
  drop constraint session_participants_pkey,
  add primary key (session_id, player_id) include (presence, reply, late_at);
