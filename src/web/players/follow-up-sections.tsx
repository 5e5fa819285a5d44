import type { ReactNode } from 'react'
import type { PlayerRecord } from '../../contract/players.ts'
import { attendanceRate } from '../../domain/attendance.ts'
import { clubDay, longDay, writtenDate } from '../clubs/club-time.ts'
import { counted } from '../ui/counted.ts'
import { RequestBadge } from '../exercise-requests/request-badge.tsx'
import { Thumb } from '../training-sessions/feedback-item.tsx'
import { PresenceBadge } from '../training-sessions/presence-badge.tsx'
import { Section } from '../ui/layout.tsx'
import { Paged } from '../ui/paged.tsx'
import { EmptyState } from '../ui/states.tsx'

interface DatedProps {
  timeZone: string
  now: Date
}

export function AttendanceSection({
  attendance,
  timeZone,
  now,
}: DatedProps & Pick<PlayerRecord, 'attendance'>) {
  const today = clubDay(now, timeZone)
  const of = (presence: string) => attendance.filter((each) => each.presence === presence).length
  const counts = { present: of('present'), absent: of('absent') }
  const rate = attendanceRate(counts)
  return (
    <Section title="Présence" aside="12 derniers mois">
      {attendance.length === 0 && <EmptyState title="Aucune séance passée" compact />}
      {rate !== null && (
        <p className="record-rate">
          <span className="numeral">{rate}&nbsp;%</span> {counted(counts.present, 'présence')},{' '}
          {counted(counts.absent, 'absence')}
        </p>
      )}
      <FirstFew
        label="Pages des séances précédentes"
        items={attendance}
        count={4}
        others={(count) => (count > 1 ? `Les ${count} séances précédentes` : 'La séance précédente')}
      >
        {({ sessionId, title, date, presence, rollCalled }) => (
          <li key={sessionId} className="record-row">
            <div className="row-body">
              <p className="strong typed">
                <bdi>{title}</bdi>
              </p>
              <p className="note">{longDay(date, today)}</p>
            </div>
            {presence ? (
              <PresenceBadge presence={presence} />
            ) : (
              <span className="note">{rollCalled ? 'Non noté' : 'Sans appel'}</span>
            )}
          </li>
        )}
      </FirstFew>
    </Section>
  )
}

export function FeedbackSection({ feedback, timeZone, now }: DatedProps & Pick<PlayerRecord, 'feedback'>) {
  const today = clubDay(now, timeZone)
  return (
    <Section title="Retours" aside="12 derniers mois">
      {feedback.length === 0 && <EmptyState title="Aucun retour pour le moment" compact />}
      <FirstFew
        label="Pages des retours précédents"
        items={feedback}
        count={3}
        others={(count) => (count > 1 ? `Les ${count} retours précédents` : 'Le retour précédent')}
      >
        {({ sessionId, title, date, rating, comment }) => (
          <li key={sessionId} className="record-entry">
            <Thumb rating={rating} />
            <div className="row-body">
              <p className="typed-lines">{comment}</p>
              <p className="note">
                <bdi>{title}</bdi>, {longDay(date, today)}
              </p>
            </div>
          </li>
        )}
      </FirstFew>
    </Section>
  )
}

export function RequestsSection({
  requests,
  timeZone,
}: Pick<PlayerRecord, 'requests'> & Pick<DatedProps, 'timeZone'>) {
  return (
    <Section title="Demandes d’exercices">
      {requests.length === 0 && <EmptyState title="Aucune demande" compact />}
      <FirstFew
        label="Pages des demandes précédentes"
        items={requests}
        count={3}
        others={(count) => (count > 1 ? `Les ${count} demandes précédentes` : 'La demande précédente')}
      >
        {({ id, technique, effect, message, status, createdAt }) => (
          <li key={id} className="record-row">
            <div className="row-body">
              <p className="strong typed">
                <bdi>
                  {technique} - {effect}
                </bdi>
              </p>
              {message && <p className="typed-lines">{message}</p>}
              <p className="note">Demandé le {writtenDate(createdAt, timeZone)}</p>
            </div>
            <RequestBadge status={status} />
          </li>
        )}
      </FirstFew>
    </Section>
  )
}

const othersPerPage = 20

interface FirstFewProps<Item> {
  /** Of the pages of the others. */
  label: string
  items: readonly Item[]
  count: number
  /** « Les 12 autres séances ». */
  others: (count: number) => string
  /** Renders a `li`. */
  children: (item: Item) => ReactNode
}

/** The first `count` items; the others can be expanded, and come in pages. */
function FirstFew<Item>({ label, items, count, others, children }: FirstFewProps<Item>) {
  const rest = items.slice(count)
  return (
    <>
      <ul className="rows">{items.slice(0, count).map(children)}</ul>
      {rest.length > 0 && (
        <details className="record-more">
          <summary>{others(rest.length)}</summary>
          <Paged label={label} items={rest} size={othersPerPage}>
            {(shown) => <ul className="rows">{shown.map(children)}</ul>}
          </Paged>
        </details>
      )}
    </>
  )
}
