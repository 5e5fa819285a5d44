import { Link } from '@tanstack/react-router'
import '../groups/players-tabs.css'
import type { AnalysesSearch } from './analyses-search.ts'

/** The two screens of figures, of the same players and days; the navigation has one entry for both. */
export function AnalysesTabs({ search: { period, from, to, players } }: { search: AnalysesSearch }) {
  const search = { period, from, to, players }
  return (
    <nav aria-label="Analyses et statistiques" className="link-tabs">
      <Link to="/coach/analyses" search={search} activeOptions={{ includeSearch: false }}>
        Analyses
      </Link>
      <Link to="/coach/statistiques" search={search} activeOptions={{ includeSearch: false }}>
        Statistiques <span className="analyses-plan">Pro</span>
      </Link>
    </nav>
  )
}
