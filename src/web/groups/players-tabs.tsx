import { Link } from '@tanstack/react-router'
import './players-tabs.css'

/** The two screens about players; the navigation has one entry for both. */
export function PlayersTabs() {
  return (
    <nav aria-label="Joueurs et groupes" className="link-tabs">
      <Link to="/coach/players" activeOptions={{ includeSearch: false }}>
        Joueurs
      </Link>
      <Link to="/coach/groups">Groupes</Link>
    </nav>
  )
}
