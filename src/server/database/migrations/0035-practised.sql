-- Whether who takes part plays the technique that an exercise is named after: a drawing shows it, a text says it.
alter table session_exercises add column practised boolean not null default true;

update session_exercises
set practised = false
where drill is not null
  and (drill -> 'sequence' ->> 'kind' in ('tables', 'round')
    or exercise_id in (
      'baby-cibles', 'baby-echange', 'demi-table', 'echauffement-balayage', 'echauffement-diagonale-cd',
      'echauffement-diagonale-rv', 'le-huit', 'panier-cd-tables', 'panier-smash', 'revers-contre-tout', 'sante-couleurs',
      'sante-diagonale'
    ));
