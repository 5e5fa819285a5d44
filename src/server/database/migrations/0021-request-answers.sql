-- When a coach first took charge of a request or decided: what is done with it later is no answer.
alter table exercise_requests add column answered_at timestamptz;

-- Of what was decided before, the last change is all that is known.
update exercise_requests set answered_at = coalesce(assigned_at, updated_at) where status <> 'pending';

alter table exercise_requests add check ((answered_at is null) = (status = 'pending'));
