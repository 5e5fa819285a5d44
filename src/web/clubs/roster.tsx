import { ClipboardCheck, KeyRound, UserMinus } from 'lucide-react'
import type { ComponentType } from 'react'
import { fullName } from '../../domain/member-name.ts'
import type { RosterEntry } from '../../contract/clubs.ts'
import { whyNotRemove } from '../../domain/club.ts'
import { useMe } from '../accounts/queries.ts'
import { playingStyleNames } from '../profiles/player-words.ts'
import { reason } from '../app/refusals.ts'
import { IconButton } from '../ui/icon-button.tsx'
import { Section } from '../ui/layout.tsx'
import { Paged } from '../ui/paged.tsx'
import { Badge } from '../ui/status.tsx'
import { useRowFocus } from '../ui/use-row-focus.ts'
import { writtenDate } from './club-time.ts'

const peoplePerPage = 50

interface RosterProps {
  title: string
  people: readonly RosterEntry[]
  timeZone: string
  /** The text of an empty list. */
  empty: string
  /** The coach who owns the club. */
  ownerId?: string | null | undefined
  /** Where coaches are named: below what is said of each but oneself and the owner. */
  naming?: ComponentType<{ person: RosterEntry }> | undefined
  /** Only for coaches. */
  onRemove?: ((person: RosterEntry) => void) | undefined
}

export function Roster({ title, people, timeZone, empty, ownerId, naming: Naming, onRemove }: RosterProps) {
  const { account, club } = useMe()
  const actor = { ...account, clubId: club?.id ?? '' }
  const list = useRowFocus()
  return (
    <Section title={title}>
      {people.length === 0 && <p className="roster-empty secondary">{empty}</p>}
      <Paged label={`Pages de la liste ${title}`} items={people} size={peoplePerPage}>
        {(shown) => (
          <ul ref={list} className="rows roster">
            {shown.map((person) => (
              <li key={person.id}>
                <div className="row-body">
                  <p className="strong typed">
                    <bdi>{fullName(person)}</bdi>
                    {person.id === account.id && <span className="you">Vous</span>}
                    {person.id === ownerId && (
                      <span className="owner">
                        <Badge tone="table" icon={<KeyRound aria-hidden="true" />}>
                          Responsable
                        </Badge>
                      </span>
                    )}
                    {person.assistant && (
                      <span className="owner">
                        <Badge icon={<ClipboardCheck aria-hidden="true" />}>Assistant</Badge>
                      </span>
                    )}
                  </p>
                  {person.email && (
                    <p className="small typed">
                      <a href={`mailto:${person.email}`}>{person.email}</a>
                    </p>
                  )}
                  <p className="club-facts note">
                    {person.playingStyle && <span>{playingStyleNames[person.playingStyle]}</span>}{' '}
                    <span>Membre depuis le {writtenDate(person.since, timeZone)}</span>
                  </p>
                  {Naming && person.id !== ownerId && person.id !== account.id && <Naming person={person} />}
                </div>
                {onRemove && person.id !== account.id && (
                  <IconButton
                    label={`Retirer ${fullName(person)}`}
                    icon={<UserMinus aria-hidden="true" />}
                    disabledReason={reason(
                      whyNotRemove(actor, { id: person.id, isOwner: person.id === ownerId }),
                    )}
                    onClick={() => onRemove(person)}
                  />
                )}
              </li>
            ))}
          </ul>
        )}
      </Paged>
    </Section>
  )
}
