import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { TrainingSession } from '../../contract/training-sessions.ts'
import { heatStep } from '../../domain/analyses.ts'
import { type SessionAttendance, sessionAttendance } from '../../domain/session-attendance.ts'
import { attendanceRate } from '../../domain/attendance.ts'
import { Reading } from '../app/reading.tsx'
import { sessionsQuery } from '../training-sessions/queries.ts'
import { counted } from '../ui/counted.ts'
import { Skeleton } from '../ui/states.tsx'
import { attendanceInWords, monthName } from './analyses-words.ts'
import { AnalysisSection } from './analysis-section.tsx'

const shown = 4

/** One's own last sessions, which every plan reads: their attendance, each leading to its session. */
export function LastSessions() {
  const query = useQuery(sessionsQuery('past', 1))
  const sessions = query.data?.sessions.slice(0, shown).toReversed() ?? []
  return (
    <AnalysisSection
      title="Présence"
      note={sessions.length > 1 ? `${counted(sessions.length, 'dernière')} séances` : undefined}
    >
      <Reading query={query} part otherwise="Erreur lors du chargement des séances">
        <Skeleton label="Chargement des séances" rows={2} />
      </Reading>
      {sessions.length > 0 && (
        <div className="analysis-scroll last-sessions">
          <table className="heat">
            <caption className="sr-only">Présence des dernières séances</caption>
            <thead>
              <tr>
                <th scope="col">
                  <span className="sr-only">Ligne</span>
                </th>
                {sessions.map(({ id, date }) => (
                  <th key={id} scope="col">
                    {Number(date.slice(8))} {monthName(date)}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              <tr>
                <th scope="row">En&nbsp;%</th>
                {sessions.map((session) => (
                  <td key={session.id}>
                    <SessionCell session={session} counts={sessionAttendance(session)} />
                  </td>
                ))}
              </tr>
            </tbody>
          </table>
        </div>
      )}
      <p className="analysis-method">
        Vos présences restent à vous&nbsp;: chaque séance se lit et s’exporte, quelle que soit la formule.
      </p>
    </AnalysisSection>
  )
}

interface SessionCellProps {
  session: Pick<TrainingSession, 'id' | 'title'>
  counts: SessionAttendance
}

function SessionCell({ session: { id, title }, counts }: SessionCellProps) {
  const rate = attendanceRate(counts)
  const { rolled, ...marks } = counts
  const words = rolled ? attendanceInWords({ ...marks, sessions: 1 }) : 'appel non fait'
  return (
    <Link
      to="/coach/sessions"
      search={{ session: id }}
      className={`heat-cell ${rate === null ? 'heat-unrolled' : `heat-${heatStep(rate)}`}`}
      aria-label={`${title}, ${words}`}
    >
      {rate ?? '–'}
    </Link>
  )
}
