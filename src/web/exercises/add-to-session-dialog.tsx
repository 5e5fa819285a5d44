import type { Exercise } from '../../contract/exercises.ts'
import * as trainingSessions from '../../contract/training-sessions.ts'
import type { TrainingSession } from '../../contract/training-sessions.ts'
import { newId } from '../app/new-id.ts'
import { Reading } from '../app/reading.tsx'
import { useNow } from '../app/use-now.ts'
import { useWrite } from '../app/use-write.ts'
import { useTimeZone } from '../accounts/queries.ts'
import { clubDay, longDay, sessionTime } from '../clubs/club-time.ts'
import { programmeEntry } from '../training-sessions/programme.ts'
import { cacheSession } from '../training-sessions/queries.ts'
import { draftInput, draftOf } from '../training-sessions/session-draft.ts'
import { useSessions } from '../training-sessions/use-sessions.ts'
import { Banner } from '../ui/banner.tsx'
import { Button } from '../ui/button.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { EmptyState, Skeleton } from '../ui/states.tsx'
import { showToast } from '../ui/toast.ts'

interface AddToSessionDialogProps {
  exercise: Exercise
  onClose: () => void
}

/** Puts the exercise at the end of the programme of one of the next sessions. */
export function AddToSessionDialog({ exercise, onClose }: AddToSessionDialogProps) {
  const query = useSessions('upcoming', 1)
  const now = useNow()
  const timeZone = useTimeZone()
  const adding = useWrite(trainingSessions.update, {
    onSuccess: (saved) => {
      cacheSession(saved)
      showToast('Exercice ajouté à la séance')
      onClose()
    },
    otherwise: 'Une erreur est survenue. Veuillez réessayer.',
    // Whoever changed it meanwhile keeps that: the exercise comes after it.
    onChangedMeanwhile: (current): Promise<boolean> =>
      adding.send(inputWith(current as TrainingSession, exercise)),
  })
  const sessions = query.data?.sessions.filter(({ cancelledAt }) => !cancelledAt)
  return (
    <Dialog title="Ajouter à une séance" subtitle="Les prochaines séances du club" onClose={onClose}>
      {adding.error && (
        <Banner tone="error" className="dialog-notice">
          {adding.error}
        </Banner>
      )}
      <Reading query={query} part otherwise="Erreur lors du chargement des séances">
        <Skeleton label="Chargement des séances" />
      </Reading>
      {sessions?.length === 0 && (
        <EmptyState title="Aucune séance à venir" compact>
          Planifiez-en une dans «&nbsp;Séances&nbsp;», puis revenez ici.
        </EmptyState>
      )}
      <ul className="rows">
        {sessions?.map((session) => (
          <li key={session.id} className="add-to-session">
            <div className="row-body">
              <p className="strong">
                <bdi>{session.title}</bdi>
              </p>
              <p className="note">
                {longDay(session.date, clubDay(now, timeZone))} à {sessionTime(session, timeZone)} ·{' '}
                {session.duration}
              </p>
            </div>
            <Button
              pending={adding.pending}
              onClick={() =>
                void adding.send(inputWith(session, exercise), { named: [{ title: session.title }] })
              }
            >
              Ajouter<span className="sr-only"> à {session.title}</span>
            </Button>
          </li>
        ))}
      </ul>
    </Dialog>
  )
}

function inputWith(session: TrainingSession, exercise: Exercise) {
  const draft = draftOf(session)
  const programme = [...draft.programme, programmeEntry(exercise, newId())]
  return { ...draftInput({ ...draft, programme }, session.id), version: session.version }
}
