-- A sidespin is named by the side to which the ball curves, no longer by the racket's direction: « Revers » and « Pioche » curve to the left.
update exercises
set effect = case when technique in ('Revers', 'Pioche') and effect = 'Latéral Droit' then 'Latéral Gauche' else effect end,
  drill = regexp_replace(
    drill::text,
    '"side": "droit"(\}, ("first": \{[^}]*\}, )?"stroke": "service", "technique": "(Revers|Pioche)")',
    '"side": "gauche"\1',
    'g'
  )::jsonb
where drill::text ~ '"side": "droit"\}, ("first": \{[^}]*\}, )?"stroke": "service", "technique": "(Revers|Pioche)"';

update session_exercises
set effect = case when technique in ('Revers', 'Pioche') and effect = 'Latéral Droit' then 'Latéral Gauche' else effect end,
  drill = regexp_replace(
    drill::text,
    '"side": "droit"(\}, ("first": \{[^}]*\}, )?"stroke": "service", "technique": "(Revers|Pioche)")',
    '"side": "gauche"\1',
    'g'
  )::jsonb
where drill::text ~ '"side": "droit"\}, ("first": \{[^}]*\}, )?"stroke": "service", "technique": "(Revers|Pioche)"';
