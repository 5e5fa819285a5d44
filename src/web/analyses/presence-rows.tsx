import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { Presences } from '../../contract/analysis-rows.ts'
import { attendanceRate } from '../../domain/attendance.ts'
import { Reading } from '../app/reading.tsx'
import { queryClient } from '../app/query-client.ts'
import { useNow } from '../app/use-now.ts'
import { clubDay, clubTime, longDay } from '../clubs/club-time.ts'
import { PresenceBadge } from '../training-sessions/presence-badge.tsx'
import { presenceNames } from '../training-sessions/session-words.ts'
import { counted } from '../ui/counted.ts'
import { Pagination } from '../ui/pagination.tsx'
import { EmptyState, Skeleton } from '../ui/states.tsx'
import { attendanceInWords } from './analyses-words.ts'
import { SaveButton, type TableRows } from './analysis-section.tsx'
import { allPages } from './read-pages.ts'
import { presencesQuery } from './row-queries.ts'
import type { RowsProps } from './rows-page.tsx'
import { presenceNote, rollInWords } from './rows-words.ts'

/** Who was there, session by session, and why not. */
export function PresenceRows({ wanted, page, timeZone, onPage }: RowsProps) {
  const query = useQuery(presencesQuery(wanted, page))
  const { data } = query
  const readPage = (each: number) => queryClient.fetchQuery({ ...presencesQuery(wanted, each), gcTime: 0 })
  return (
    <>
      <Reading query={query} otherwise="Erreur lors du chargement des lignes" part>
        <Skeleton label="Chargement des lignes" rows={5} />
      </Reading>
      {data?.total === 0 && (
        <EmptyState title="Aucune ligne">
          Aucun appel n’a été fait sur ces jours, pour ces joueurs.
        </EmptyState>
      )}
      {data && data.total > 0 && (
        <div className="presence-rows" aria-busy={query.isPlaceholderData}>
          <div className="presence-sum">
            <p className="secondary">{attendanceInWords({ sessions: 1, ...data })}</p>
            <SaveButton
              table={{
                name: `appels-${data.from}-${data.to}`,
                headings,
                rows: cellsOf(data, timeZone),
                readAll: async () =>
                  (await allPages(data, readPage)()).flatMap((each) => cellsOf(each, timeZone)),
              }}
            >
              Exporter (CSV)
            </SaveButton>
          </div>
          <div className="presence-sessions">
            {[...Map.groupBy(data.rows, ({ sessionId }) => sessionId)].map(([id, rows]) => (
              <SessionRows key={id} rows={rows} timeZone={timeZone} />
            ))}
            <Pagination label="Pages de lignes" page={data.page} pageCount={data.pageCount} onPage={onPage} />
          </div>
          <Method data={data} />
        </div>
      )}
    </>
  )
}

function SessionRows({ rows, timeZone }: { rows: Presences['rows']; timeZone: string }) {
  const today = clubDay(useNow(), timeZone)
  const { sessionId, title, date } = rows[0]!
  const roll = rollInWords(rows, timeZone)
  return (
    <section aria-labelledby={sessionId}>
      <header className="section-header">
        <h2 id={sessionId}>{longDay(date, today)}</h2>
        <p className="presence-roll">
          <bdi>{title}</bdi>
          {roll && <>, {roll}</>}
        </p>
        <Link to="/coach/sessions" search={{ session: sessionId }}>
          Ouvrir la séance
        </Link>
      </header>
      <ul className="rows">
        {rows.map((row) => {
          const note = presenceNote(row, timeZone)
          return (
            <li key={row.playerId} className="presence-row">
              <span>
                <b>
                  <bdi>{row.playerName}</bdi>
                </b>{' '}
                {note && <span className="secondary">{note}</span>}
              </span>
              <PresenceBadge presence={row.presence} />
            </li>
          )
        })}
      </ul>
    </section>
  )
}

function Method({ data: { present, absent, excused } }: { data: Presences }) {
  const rate = attendanceRate({ present, absent })
  return (
    <section className="panel presence-method">
      {rate === null ? (
        <p>Aucune présence ni absence&nbsp;: rien n’est compté.</p>
      ) : (
        <>
          <h2>Comment ce {rate}&nbsp;% est compté</h2>
          <p>
            {counted(present, 'présent')} sur {present + absent}
            {excused > 0 && <>&nbsp;: les excusés ({excused}) ne comptent pas</>}. C’est la règle du{' '}
            <b>Taux de présence</b> du tableau de bord. Un retard est une présence, un invité ne compte pas.
          </p>
        </>
      )}
    </section>
  )
}

const headings = ['Date', 'Séance', 'Joueur', 'Présence', 'Précision', 'Appel fait par', 'Le', 'À']

function cellsOf({ rows }: Presences, timeZone: string): TableRows {
  return rows.map((row) => {
    const at = row.markedAt ? new Date(row.markedAt) : null
    return [
      row.date,
      row.title,
      row.playerName,
      presenceNames[row.presence],
      presenceNote(row, timeZone),
      row.markedBy ?? null,
      at && clubDay(at, timeZone),
      at && clubTime(at, timeZone),
    ]
  })
}
