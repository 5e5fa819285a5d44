-- The id of a technique of the catalogue says its category, and then what it is: `counter-active-block` as well as
-- `counter-1`. Which there are, the catalogue says.

alter table technique_evaluations
  drop constraint technique_evaluations_check,
  add check (
    technique_id ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and starts_with(technique_id, category || '-')
    or technique_id ~ '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$'
  );
