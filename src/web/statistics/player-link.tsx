import { Link } from '@tanstack/react-router'

/** A row leads to the sessions, evaluations and rankings that it was counted from. */
export function PlayerLink({ id, name }: { id: string; name: string }) {
  return (
    <Link to="/coach/players" search={{ player: id }}>
      <bdi>{name}</bdi>
    </Link>
  )
}
