import { useQuery } from '@tanstack/react-query'
import { Link, useSearch } from '@tanstack/react-router'
import type { JournalEntry } from '../../contract/journal.ts'
import { useMe, useTimeZone } from '../accounts/queries.ts'
import { isGone } from '../app/call.ts'
import { Reading } from '../app/reading.tsx'
import { useNow } from '../app/use-now.ts'
import { clubDay } from '../clubs/club-time.ts'
import { NeedsClub } from '../clubs/needs-club.tsx'
import { buttonClass } from '../ui/button-class.ts'
import { counted } from '../ui/counted.ts'
import { focusPageTitle, PageHeader } from '../ui/layout.tsx'
import { EmptyState, Skeleton } from '../ui/states.tsx'
import { JournalDays } from './journal-days.tsx'
import { JournalFilters } from './journal-filters.tsx'
import { type JournalSearch, journalSearch } from './journal-search.ts'
import { journalQuery } from './queries.ts'
import './journal.css'

export function JournalPage() {
  const { club } = useMe()
  return (
    <>
      <PageHeader
        title="Journal"
        subtitle={
          club &&
          'Ce qui a été fait dans le club depuis douze mois. Seuls les entraineurs et les assistants le lisent.'
        }
      />
      {club ? <ClubJournal /> : <NeedsClub>Le journal est celui d’un club.</NeedsClub>}
    </>
  )
}

const nothing: readonly JournalEntry[] = []

function ClubJournal() {
  const search = journalSearch(useSearch({ from: '/coach-area/coach/journal' }))
  const query = useQuery(journalQuery(search))
  const timeZone = useTimeZone()
  const today = clubDay(useNow(), timeZone)
  const { data } = query
  const entries = data?.entries ?? nothing
  return (
    <div className="journal">
      <JournalFilters search={search} entries={entries} />
      <Reading
        query={query}
        otherwise={(error) =>
          isGone(error) ? 'Cette page du journal n’existe plus.' : 'Erreur lors du chargement du journal'
        }
      >
        <Skeleton label="Chargement du journal" rows={6} />
      </Reading>
      <p role="status" className="sr-only">
        {data && counted(entries.length, 'entrée')}
      </p>
      {entries.length > 0 && (
        <div className="journal-days">
          <JournalDays entries={entries} timeZone={timeZone} today={today} />
        </div>
      )}
      {data && entries.length === 0 && <NoEntries search={search} />}
      <Pages search={search} next={data?.next ?? null} />
    </div>
  )
}

function NoEntries({ search: { person, kind } }: { search: JournalSearch }) {
  if (person || kind) {
    return (
      <EmptyState
        title="Rien ne correspond"
        compact
        action={
          <Link to="/coach/journal" className={buttonClass({})}>
            Tout afficher
          </Link>
        }
      >
        Le journal garde douze mois.
      </EmptyState>
    )
  }
  return (
    <EmptyState title="Rien encore">
      Dès qu’un membre arrive ou part, qu’une séance passée est corrigée ou que le club est exporté, c’est
      noté ici.
    </EmptyState>
  )
}

/** A page after an entry: what comes meanwhile moves none. */
function Pages({ search, next }: { search: JournalSearch; next: string | null }) {
  const { after, ...filters } = search
  if (!after && !next) return null
  return (
    <nav aria-label="Pages du journal" className="journal-pages">
      {after && (
        <Link to="/coach/journal" search={filters} className={buttonClass({})} onClick={focusPageTitle}>
          Les plus récentes
        </Link>
      )}
      {next && (
        <Link
          to="/coach/journal"
          search={{ ...filters, after: next }}
          className={buttonClass({})}
          onClick={focusPageTitle}
        >
          Plus anciennes
        </Link>
      )}
    </nav>
  )
}
