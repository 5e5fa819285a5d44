import { Link } from '@tanstack/react-router'
import { Pencil, Trash2 } from 'lucide-react'
import type { Group } from '../../contract/groups.ts'
import type { RosterEntry } from '../../contract/clubs.ts'
import type { Place } from '../../contract/places.ts'
import { upcomingCompetition } from '../../domain/group.ts'
import { themeAhead } from '../../domain/theme.ts'
import { fullName } from '../../domain/member-name.ts'
import { longDay } from '../clubs/club-time.ts'
import { counted } from '../ui/counted.ts'
import { IconButton } from '../ui/icon-button.tsx'
import { editButtonId } from './edit-button-id.ts'
import { slotWords } from './group-words.ts'
import { monthName, subjectName } from './theme-words.ts'

interface GroupCardProps {
  group: Group
  coaches: readonly RosterEntry[]
  players: readonly RosterEntry[]
  places: readonly Place[]
  /** The club's day. */
  today: string
  /** Absent where the club's plan has no groups: then they are only read. */
  manage:
    { whyNot: string | null; onEdit: (group: Group) => void; onDelete: (group: Group) => void } | undefined
}

export function GroupCard({ group, coaches, players, places, today, manage }: GroupCardProps) {
  const slot = slotWords(group)
  const place = places.find(({ id }) => id === group.placeId)
  const trainers = coaches.filter(({ id }) => group.coachIds.includes(id))
  const members = players.filter(({ id }) => group.playerIds.includes(id))
  const theme = themeAhead(group.theme, today)
  const competition = upcomingCompetition(group.nextCompetition, today)
  return (
    <li className="panel group-card">
      <div className="group-card-head">
        <h2>
          <bdi>{group.name}</bdi>
        </h2>
        {manage && (
          <div className="group-card-actions">
            <IconButton
              id={editButtonId(group.id)}
              label={`Modifier le groupe ${group.name}`}
              icon={<Pencil />}
              disabledReason={manage.whyNot}
              onClick={() => manage.onEdit(group)}
            />
            <IconButton
              label={`Supprimer le groupe ${group.name}`}
              icon={<Trash2 />}
              disabledReason={manage.whyNot}
              onClick={() => manage.onDelete(group)}
            />
          </div>
        )}
      </div>
      <p className="group-card-slot">{slot ?? 'Pas de créneau fixe'}</p>
      <dl className="group-card-facts">
        {place && (
          <div>
            <dt>Lieu</dt>
            <dd>
              <bdi>{place.name}</bdi> ({counted(place.tables, 'table')})
            </dd>
          </div>
        )}
        {trainers.length > 0 && (
          <div>
            <dt>{trainers.length > 1 ? 'Entraineurs' : 'Entraineur'}</dt>
            <dd>
              <Names people={trainers} />
            </dd>
          </div>
        )}
        {theme && (
          <div>
            <dt>Thème du mois</dt>
            <dd>
              {subjectName(theme.subject)} ({monthName(theme.month)})
            </dd>
          </div>
        )}
        {competition && (
          <div>
            <dt>Prochaine compétition</dt>
            <dd>{longDay(competition, today)}</dd>
          </div>
        )}
      </dl>
      <div className="group-card-members">
        {members.length === 0 ? (
          <p>Aucun joueur dans ce groupe.</p>
        ) : (
          <>
            <p>
              <Link to="/coach/players" search={{ group: group.id }}>
                {counted(members.length, 'joueur')}
                <span className="sr-only"> du groupe {group.name}</span>
              </Link>
            </p>
            <p className="group-card-names">
              <Names people={members} />
            </p>
          </>
        )}
      </div>
    </li>
  )
}

function Names({ people }: { people: readonly RosterEntry[] }) {
  return people.map((person, n) => (
    <span key={person.id}>
      {n > 0 && ', '}
      <bdi>{fullName(person)}</bdi>
    </span>
  ))
}
