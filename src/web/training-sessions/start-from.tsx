import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { RotateCcw } from 'lucide-react'
import { longDay } from '../clubs/club-time.ts'
import { useTimeZone } from '../accounts/queries.ts'
import { clubDay } from '../clubs/club-time.ts'
import { useNow } from '../app/use-now.ts'
import { sessionsQuery } from './queries.ts'
import { latestOfEach } from './repeated-session.ts'

/** The latest session of each group, to be repeated; nothing where there is none. */
export function StartFrom() {
  const { data } = useQuery(sessionsQuery('past', 1))
  const today = clubDay(useNow(), useTimeZone())
  const offered = latestOfEach(data?.sessions ?? []).slice(0, 3)
  if (offered.length === 0) return null
  return (
    <section aria-labelledby={titleId} className="start-from">
      <h3 id={titleId}>Partir de</h3>
      <ul>
        {offered.map(({ id, title, date, group }) => (
          <li key={id}>
            <Link
              to="/coach/sessions"
              search={(search) => ({ ...search, form: 'new', repeat: id })}
              resetScroll={false}
              className="start-from-link"
            >
              <RotateCcw aria-hidden="true" />
              <span>
                <span className="strong">Refaire la dernière séance {group && <bdi>{group.name}</bdi>}</span>
                <span className="note">
                  <bdi>{title}</bdi>, {longDay(date, today)}
                </span>
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}

const titleId = 'start-from'
