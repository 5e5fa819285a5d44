import { Check, CheckCheck, X } from 'lucide-react'
import { useState } from 'react'
import type { ClubPage } from '../../contract/clubs.ts'
import type { CoachRank } from '../../domain/actor.ts'
import { acceptableTogether, whyUnproven } from '../../domain/club.ts'
import { fullName } from '../../domain/member-name.ts'
import { reason } from '../app/refusals.ts'
import { Banner } from '../ui/banner.tsx'
import { Button } from '../ui/button.tsx'
import { ConfirmDialog } from '../ui/dialog.tsx'
import { focusPageTitle, Section } from '../ui/layout.tsx'
import { lazyPart } from '../ui/lazy-part.tsx'
import { Paged } from '../ui/paged.tsx'
import { useNow } from '../app/use-now.ts'
import { useRowFocus } from '../ui/use-row-focus.ts'
import { longInstant } from './club-time.ts'
import { clubFullSentence, leftOutSentence } from './club-capacity.ts'
import { type JoinRequest, useJoinRequestAnswers } from './use-join-request-answers.ts'

const AcceptCoachDialog = lazyPart(async () => (await import('./accept-coach-dialog.tsx')).AcceptCoachDialog)

const arrivalsPerPage = 20

interface WaitingListProps {
  club: ClubPage
  /** May be empty: the list stays mounted to show the errors of the last answers. */
  waiting: readonly JoinRequest[]
}

/** The open requests to join. */
export function WaitingList({ club, waiting }: WaitingListProps) {
  const [accepting, setAccepting] = useState<JoinRequest | null>(null)
  const [refusing, setRefusing] = useState<JoinRequest | null>(null)
  const { troubles, isAnswering, isAcceptingAll, accept, acceptAll, refuse } = useJoinRequestAnswers()
  /** « Tout accepter » was pressed: it is said who had to be left out. */
  const [acceptedAll, setAcceptedAll] = useState(false)
  const list = useRowFocus()
  const players = waiting.filter(({ role }) => role === 'player')
  const leftOut = acceptedAll && !isAcceptingAll && leftOutSentence(players.length, club)

  function handleAccept(arrival: JoinRequest, rank?: CoachRank) {
    setAccepting(null)
    void accept(arrival, rank)
  }
  function handleRefuse(arrival: JoinRequest) {
    setRefusing(null)
    void refuse(arrival)
  }
  async function handleAcceptAll() {
    const { planInForce } = club.administration ?? { planInForce: 'essential' }
    await acceptAll(acceptableTogether(waiting, club.players.length, planInForce))
    setAcceptedAll(true)
    // The pressed button has gone with what it was for.
    if (document.activeElement === document.body) focusPageTitle()
  }
  return (
    <>
      {leftOut && <Banner tone="waiting">{leftOut}</Banner>}
      {troubles.map(({ about, sentence }) => (
        <Banner key={about} tone="error">
          {sentence}
        </Banner>
      ))}
      {waiting.length > 0 && (
        <Section
          title={`En attente de votre accord (${waiting.length})`}
          aside={
            (players.length > 1 || isAcceptingAll) && (
              <Button
                icon={<CheckCheck aria-hidden="true" />}
                aria-label="Tout accepter, pour les joueurs"
                pending={isAcceptingAll}
                disabledReason={clubFullSentence('player', club)}
                onClick={() => void handleAcceptAll()}
              >
                Tout accepter
              </Button>
            )
          }
        >
          <Paged label="Pages des arrivées" items={inOrderOfArrival(waiting)} size={arrivalsPerPage}>
            {(shown) => (
              <ul ref={list} className="rows">
                {shown.map((arrival, index) => (
                  <WaitingRow
                    key={arrival.id}
                    club={club}
                    arrival={arrival}
                    next={index === 0}
                    pending={isAnswering(arrival)}
                    onAccept={() =>
                      arrival.role === 'coach' ? setAccepting(arrival) : handleAccept(arrival)
                    }
                    onRefuse={() => setRefusing(arrival)}
                  />
                ))}
              </ul>
            )}
          </Paged>
        </Section>
      )}
      {accepting && (
        <AcceptCoachDialog
          arrival={accepting}
          onConfirm={(rank) => handleAccept(accepting, rank)}
          onClose={() => setAccepting(null)}
        />
      )}
      {refusing && (
        <RefuseArrivalDialog
          name={fullName(refusing)}
          onConfirm={() => handleRefuse(refusing)}
          onClose={() => setRefusing(null)}
        />
      )}
    </>
  )
}

function inOrderOfArrival(waiting: readonly JoinRequest[]): readonly JoinRequest[] {
  return waiting.toSorted((one, other) => one.since.localeCompare(other.since))
}

interface WaitingRowProps {
  club: ClubPage
  arrival: JoinRequest
  /** Accepting this one is the next action. */
  next: boolean
  pending: boolean
  onAccept: () => void
  onRefuse: () => void
}

function WaitingRow({ club, arrival, next, pending, onAccept, onRefuse }: WaitingRowProps) {
  const now = useNow()
  const name = fullName(arrival)
  const isCoach = arrival.role === 'coach'
  const unconfirmed = reason(whyUnproven(arrival.role, arrival.emailConfirmed))
  const whyNot = unconfirmed ?? clubFullSentence(arrival.role, club)
  return (
    <li className="waiting-row">
      <div className="waiting-person">
        <p>
          <b className="typed">
            <bdi>{name}</bdi>
          </b>{' '}
          demande à rejoindre le club comme {isCoach ? 'entraineur' : 'joueur'}
        </p>
        <p className="club-facts note typed">
          <span>{arrival.email}</span> <span>{longInstant(arrival.since, club.timeZone, now)}</span>
        </p>
        {isCoach && (
          <p className="note">
            Un entraineur lit les adresses email et les données des joueurs&#160;: n’acceptez que quelqu’un
            que vous connaissez.
          </p>
        )}
        {whyNot && <p className="small strong">{whyNot}</p>}
      </div>
      <div className="waiting-actions">
        <Button
          variant={next ? 'primary' : 'plain'}
          icon={<Check aria-hidden="true" />}
          aria-label={`Accepter ${name}`}
          pending={pending}
          disabledReason={whyNot}
          onClick={onAccept}
        >
          Accepter
        </Button>
        <Button
          icon={<X aria-hidden="true" />}
          aria-label={`Refuser ${name}`}
          pending={pending}
          onClick={onRefuse}
        >
          Refuser
        </Button>
      </div>
    </li>
  )
}

interface RefuseArrivalDialogProps {
  name: string
  onConfirm: () => void
  onClose: () => void
}

function RefuseArrivalDialog({ name, onConfirm, onClose }: RefuseArrivalDialogProps) {
  return (
    <ConfirmDialog
      title={
        <>
          Refuser la demande de <bdi>{name}</bdi>&#8239;?
        </>
      }
      confirm="Refuser la demande"
      onConfirm={onConfirm}
      onCancel={onClose}
    >
      <p>Un email annoncera votre réponse. Avec le code du club, une nouvelle demande restera possible.</p>
    </ConfirmDialog>
  )
}
