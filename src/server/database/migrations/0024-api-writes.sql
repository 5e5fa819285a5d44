-- What a key opens, each resource for itself: those that stand keep reading everything, and write nothing.
alter table api_keys
  add readable text[] not null
    default '{players,sessions,exercises,requests,evaluations,feedback}'
    check (readable <@ '{players,sessions,exercises,requests,evaluations,feedback}'::text[]),
  add writable text[] not null default '{}'
    check (writable <@ '{players,sessions,exercises,requests,evaluations}'::text[]),
  add check (writable <@ readable);

-- Of what a program wrote, the name of its key at that time stands instead of an account: keys end, and their names stay.
alter table training_sessions
  add created_by_key text check (length(created_by_key) between 1 and 60),
  add check (created_by is null or created_by_key is null);
alter table exercises
  add created_by_key text check (length(created_by_key) between 1 and 60),
  add check (created_by is null or created_by_key is null);
alter table exercise_requests
  add updated_by_key text check (length(updated_by_key) between 1 and 60),
  add check (updated_by is null or updated_by_key is null);
alter table technique_evaluations
  add evaluated_by_key text check (length(evaluated_by_key) between 1 and 60),
  add check (evaluated_by is null or evaluated_by_key is null);
alter table player_scores
  add set_by_key text check (length(set_by_key) between 1 and 60),
  add check (set_by is null or set_by_key is null);
