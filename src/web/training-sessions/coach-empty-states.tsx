import { EmptyState } from '../ui/states.tsx'
import type { Period } from './queries.ts'

/** Instead of a list. */
export function NoSession({ period }: { period: Period }) {
  return period === 'upcoming' ? (
    <EmptyState title="Aucune séance prévue" compact>
      Préparez la prochaine&nbsp;: ses participants la verront aussitôt.
    </EmptyState>
  ) : (
    <EmptyState title="Aucune séance passée" compact>
      Les séances terminées et les retours des joueurs se retrouveront ici.
    </EmptyState>
  )
}
