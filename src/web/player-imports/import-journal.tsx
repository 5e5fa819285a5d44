import { Link } from '@tanstack/react-router'
import type { PlayerImport } from '../../contract/player-imports.ts'
import { useTimeZone } from '../accounts/queries.ts'
import { useNow } from '../app/use-now.ts'
import { longInstant } from '../clubs/club-time.ts'
import { Section } from '../ui/layout.tsx'
import { countsSentence } from './import-words.ts'

/** What was imported, by whom, and what became of it. */
export function ImportJournal({ imports }: { imports: readonly PlayerImport[] }) {
  const timeZone = useTimeZone()
  const now = useNow()
  if (imports.length === 0) return null
  return (
    <Section title="Imports précédents">
      <ul className="rows">
        {imports.map((each) => (
          <li key={each.id} className="import-entry">
            <Link to="/coach/players/import" search={{ id: each.id }} className="link">
              <bdi>{each.fileName}</bdi>
            </Link>
            <span>
              {longInstant(each.createdAt, timeZone, now)}
              {each.createdBy && (
                <>
                  , par <bdi>{each.createdBy}</bdi>
                </>
              )}
            </span>
            <span>{stateSentence(each)}</span>
          </li>
        ))}
      </ul>
    </Section>
  )
}

export function stateSentence(each: PlayerImport): string {
  const { status, undone } = each
  if (status === 'running') return 'En cours.'
  if (status === 'undoing') return 'Annulation en cours.'
  if (status === 'undone') return `Annulé\u00A0: ${undone.removed} retiré${undone.removed > 1 ? 's' : ''}.`
  const counts = countsSentence(each)
  return status === 'failed' ? `Arrêté en route\u00A0: ${counts}.` : `Terminé\u00A0: ${counts}.`
}
