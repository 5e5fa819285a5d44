import { Check, X } from 'lucide-react'
import { useState } from 'react'
import * as clubs from '../../contract/clubs.ts'
import type { ClubPage } from '../../contract/clubs.ts'
import { longInstant } from '../club-time.ts'
import { Banner } from '../ui/banner.tsx'
import { Button } from '../ui/button.tsx'
import { ConfirmDialog } from '../ui/dialog.tsx'
import { Section } from '../ui/layout.tsx'
import { showToast } from '../ui/toast.tsx'
import { useNow } from '../use-now.ts'
import { useWrite } from '../use-write.ts'
import { fullSentence } from './club-room.ts'
import { rememberClub } from './queries.ts'
import { nameOf } from './roster.tsx'

type Arrival = NonNullable<ClubPage['administration']>['waiting'][number]

/** Those who asked to join, each with an answer to give. */
export function WaitingList({ club, waiting }: { club: ClubPage; waiting: readonly Arrival[] }) {
  return (
    <Section title={`En attente de votre accord (${waiting.length})`}>
      <ul className="rows">
        {inOrderOfArrival(waiting).map((arrival, index) => (
          <WaitingRow key={arrival.id} club={club} arrival={arrival} next={index === 0} />
        ))}
      </ul>
    </Section>
  )
}

function inOrderOfArrival(waiting: readonly Arrival[]): readonly Arrival[] {
  return waiting.toSorted((one, other) => one.since.localeCompare(other.since))
}

interface WaitingRowProps {
  club: ClubPage
  arrival: Arrival
  /** The one whose answer is the next action. */
  next: boolean
}

function WaitingRow({ club, arrival, next }: WaitingRowProps) {
  const now = useNow()
  const [refusing, setRefusing] = useState(false)
  const acceptance = useWrite(clubs.acceptMember, {
    onSuccess: (page) => {
      rememberClub(page)
      showToast(`${nameOf(arrival)} fait maintenant partie du club.`)
    },
    otherwise: 'Erreur lors de la mise à jour du club',
  })
  const name = nameOf(arrival)
  const isCoach = arrival.role === 'coach'
  const full = fullSentence(arrival.role, club)
  return (
    <li className="waiting-row">
      <div className="min-w-0">
        <p>
          <b className="wrap-anywhere">{name}</b> demande à rejoindre le club comme{' '}
          {isCoach ? 'entraineur' : 'joueur'}
        </p>
        <p className="club-facts text-sm text-ink-2 wrap-anywhere">
          <span>{arrival.email}</span> <span>{longInstant(arrival.since, club.timeZone, now)}</span>
        </p>
        {isCoach && (
          <p className="text-sm text-ink-2">
            Un entraineur lit les adresses email et les données des joueurs&#8239;: n’acceptez que quelqu’un
            que vous connaissez.
          </p>
        )}
        {full && <p className="text-sm font-[650]">{full}</p>}
      </div>
      <div className="waiting-actions">
        <Button
          variant={next ? 'primary' : 'plain'}
          icon={<Check aria-hidden="true" />}
          aria-label={`Accepter ${name}`}
          pending={acceptance.pending}
          disabledReason={full}
          onClick={() => void acceptance.send({ id: arrival.id })}
        >
          Accepter
        </Button>
        <Button
          icon={<X aria-hidden="true" />}
          aria-label={`Refuser ${name}`}
          onClick={() => setRefusing(true)}
        >
          Refuser
        </Button>
      </div>
      {acceptance.error && <Banner tone="error">{acceptance.error}</Banner>}
      {refusing && <RefuseDialog arrival={arrival} onClose={() => setRefusing(false)} />}
    </li>
  )
}

function RefuseDialog({ arrival, onClose }: { arrival: Arrival; onClose: () => void }) {
  const refusal = useWrite(clubs.refuseMember, {
    onSuccess: (page) => {
      rememberClub(page)
      showToast('La demande est refusée.')
    },
    otherwise: 'Erreur lors de la mise à jour du club',
  })
  return (
    <ConfirmDialog
      title={`Refuser la demande de ${nameOf(arrival)}\u202F?`}
      confirm="Refuser la demande"
      pending={refusal.pending}
      onConfirm={() => void refusal.send({ id: arrival.id })}
      onCancel={onClose}
    >
      {refusal.error && (
        <Banner tone="error" className="mb-4">
          {refusal.error}
        </Banner>
      )}
      <p>Un email annoncera votre réponse. Avec le code du club, une nouvelle demande restera possible.</p>
    </ConfirmDialog>
  )
}
