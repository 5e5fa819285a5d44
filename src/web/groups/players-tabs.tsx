import { Link } from '@tanstack/react-router'
import './players-tabs.css'

/** The screens about players; the navigation has one entry for all. */
export function PlayersTabs() {
  return (
    <nav aria-label="Joueurs, groupes et saisons" className="link-tabs">
      <Link to="/coach/players" activeOptions={{ includeSearch: false }}>
        Joueurs
      </Link>
      <Link to="/coach/groups">Groupes</Link>
      <Link to="/coach/seasons">Saisons</Link>
    </nav>
  )
}
