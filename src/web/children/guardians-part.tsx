import { useQuery } from '@tanstack/react-query'
import { Check, Clock, Mail, UserPlus } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import * as guardians from '../../contract/guardians.ts'
import type { Guardian } from '../../contract/guardians.ts'
import type { PlayerRecord } from '../../contract/players.ts'
import { maxGuardians } from '../../domain/guardianship.ts'
import { queryClient } from '../app/query-client.ts'
import { Reading } from '../app/reading.tsx'
import { useWhyNotNow } from '../app/use-why-not-now.ts'
import { useWrite } from '../app/use-write.ts'
import { writtenDate } from '../clubs/club-time.ts'
import { Button } from '../ui/button.tsx'
import { Section } from '../ui/layout.tsx'
import { Badge } from '../ui/status.tsx'
import { showToast } from '../ui/toast.ts'
import { useRestoredFocus } from '../ui/use-restored-focus.ts'
import { useRowFocus } from '../ui/use-row-focus.ts'
import { guardiansQuery } from './guardians-query.ts'
import { InviteGuardianDialog } from './invite-guardian-dialog.tsx'
import './children.css'

const inviteButtonId = 'invite-guardian'

/** Who acts for a child, and who is asked to. */
export function GuardiansPart({ player, timeZone }: { player: PlayerRecord; timeZone: string }) {
  const query = useQuery(guardiansQuery(player.id))
  const [asks, setAsks] = useState(false)
  const whyNot = useWhyNotNow('invitePlayers')
  const list = useRowFocus()
  useRestoredFocus(asks, inviteButtonId)
  const known = query.data ?? []
  return (
    <Section title="Ses parents">
      <Reading
        query={query}
        part
        className="section-notice"
        otherwise="Erreur lors du chargement des parents"
      >
        {null}
      </Reading>
      {query.data?.length === 0 && (
        <p className="section-notice secondary">
          Un parent invité voit les séances et les progrès de l’enfant, et répond à sa place.
        </p>
      )}
      <ul ref={list} className="rows">
        {known.map((guardian) => (
          <GuardianRow key={guardian.id} childId={player.id} guardian={guardian} timeZone={timeZone} />
        ))}
      </ul>
      {query.data && known.length < maxGuardians && (
        <Button
          id={inviteButtonId}
          icon={<UserPlus aria-hidden="true" />}
          disabledReason={whyNot}
          onClick={() => setAsks(true)}
        >
          Inviter un parent
        </Button>
      )}
      {asks && <InviteGuardianDialog player={player} onClose={() => setAsks(false)} />}
    </Section>
  )
}

interface GuardianRowProps {
  childId: string
  guardian: Guardian
  timeZone: string
}

const badges: Readonly<Record<Guardian['status'], ReactNode>> = {
  invited: <Badge icon={<Mail aria-hidden="true" />}>Invité</Badge>,
  waiting: (
    <Badge tone="waiting" icon={<Clock aria-hidden="true" />}>
      Attend votre accord
    </Badge>
  ),
  accepted: (
    <Badge tone="ok" icon={<Check aria-hidden="true" />}>
      Accepté
    </Badge>
  ),
}

function GuardianRow({ childId, guardian: { id, status, name, email, at }, timeZone }: GuardianRowProps) {
  const whyNot = useWhyNotNow('invitePlayers')
  const whyNotEnd = useWhyNotNow('removeMembers')
  const onSuccess = (answer: Guardian[] | null) => {
    if (answer) queryClient.setQueryData(guardiansQuery(childId).queryKey, answer)
    void queryClient.invalidateQueries({ queryKey: ['players'] })
  }
  const accepting = useWrite(guardians.accept, {
    onSuccess: (answer) => {
      onSuccess(answer)
      showToast('Parent accepté')
    },
    otherwise: 'Une erreur est survenue. Veuillez réessayer.',
  })
  const ending = useWrite(guardians.end, {
    onSuccess: (answer) => {
      onSuccess(answer)
      showToast(status === 'invited' ? 'Invitation annulée' : 'Parent retiré')
    },
    otherwise: 'Une erreur est survenue. Veuillez réessayer.',
  })
  const error = accepting.error ?? ending.error
  const who = name ?? email
  return (
    <li className="child-device">
      <div>
        <p className="strong">
          <bdi>{who}</bdi> {badges[status]}
        </p>
        <p className="note">
          {name && (
            <>
              <span className="typed">{email}</span>,{' '}
            </>
          )}
          {status === 'accepted' ? 'depuis le' : 'invité le'} {writtenDate(at, timeZone)}
        </p>
        {error && (
          <p role="alert" className="small strong error-text">
            {error}
          </p>
        )}
      </div>
      {status === 'waiting' && (
        <Button
          aria-label={`Accepter ${who}`}
          variant="primary"
          pending={accepting.pending}
          disabledReason={whyNot}
          onClick={() => void accepting.send({ id })}
        >
          Accepter
        </Button>
      )}
      <Button
        aria-label={`${status === 'invited' ? 'Annuler l’invitation de' : 'Retirer'} ${who}`}
        pending={ending.pending}
        disabledReason={whyNotEnd}
        onClick={() => void ending.send({ id })}
      >
        {status === 'invited' ? 'Annuler' : 'Retirer'}
      </Button>
    </li>
  )
}
