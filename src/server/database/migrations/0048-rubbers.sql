-- What covers each side of a player's racket; null where nothing was said.
alter table accounts
  add column forehand_rubber text check (forehand_rubber in ('backside', 'short-pips', 'long-pips', 'anti')),
  add column backhand_rubber text check (backhand_rubber in ('backside', 'short-pips', 'long-pips', 'anti'));
