-- « Déplacée »: when a session was planned at first, so that its players read that it was moved.
alter table training_sessions add moved_from timestamptz;
