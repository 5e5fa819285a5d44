import { Link } from '@tanstack/react-router'
import { MessageSquarePlus } from 'lucide-react'
import { useState } from 'react'
import { useMe } from '../accounts/queries.ts'
import { buttonClass } from '../ui/button-class.ts'
import { Button } from '../ui/button.tsx'
import { PageHeader } from '../ui/layout.tsx'
import { EmptyState } from '../ui/states.tsx'
import { type Composition, isComposed, nothingComposed } from './composition.ts'
import { ExerciseComposer } from './exercise-composer.tsx'
import { MyRequests, myRequestsId } from './my-requests.tsx'
import { RequestDialog } from './request-dialog.tsx'
import './requests.css'

const title = 'Exercices'

export function PlayerExercisesPage() {
  const { club } = useMe()
  if (club) return <Exercises clubId={club.id} timeZone={club.timeZone} />
  return (
    <>
      <PageHeader title={title} />
      <EmptyState
        title="Vous n’avez pas encore de club"
        action={
          <Link to="/player/join-club" className={buttonClass({ variant: 'primary' })}>
            Rejoindre un club
          </Link>
        }
      >
        Vos demandes d’exercices vont aux entraineurs de votre club.
      </EmptyState>
    </>
  )
}

function Exercises({ clubId, timeZone }: { clubId: string; timeZone: string }) {
  const [composition, setComposition] = useState<Composition>(nothingComposed)
  const [asking, setAsking] = useState(false)

  function handleClose(sent: boolean) {
    setAsking(false)
    if (!sent) return
    setComposition(({ type }) => ({ ...nothingComposed, type }))
    // The button that opened the dialog may have gone with the exercise it asked for.
    requestAnimationFrame(() => {
      if (document.activeElement === document.body) document.getElementById(myRequestsId)?.focus()
    })
  }
  return (
    <>
      <PageHeader
        title={title}
        subtitle="Composez l’exercice que vous aimeriez travailler, et demandez-le à votre entraineur."
        actions={
          <Button icon={<MessageSquarePlus aria-hidden="true" />} onClick={() => setAsking(true)}>
            Demander un exercice
          </Button>
        }
      />
      <div className="player-exercises">
        <ExerciseComposer
          composition={composition}
          onChange={setComposition}
          action={
            isComposed(composition) && (
              <Button variant="primary" onClick={() => setAsking(true)}>
                Demander cet exercice
              </Button>
            )
          }
        />
        <MyRequests clubId={clubId} timeZone={timeZone} />
      </div>
      {asking && <RequestDialog composition={composition} onCompose={setComposition} onClose={handleClose} />}
    </>
  )
}
