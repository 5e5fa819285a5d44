import type { TrainingSession } from '../../contract/training-sessions.ts'
import type { SeriesScope } from '../../domain/series-scope.ts'
import { longDay } from '../clubs/club-time.ts'
import { SeriesQuestion } from '../session-series/series-question.tsx'
import { ConfirmDialog } from '../ui/dialog.tsx'

interface DeletionQuestionProps {
  session: TrainingSession
  today: string
  onConfirm: (scope: SeriesScope | undefined) => void
  onCancel: () => void
}

/** With a session that has begun go its roll and what players said. */
export function DeletionQuestion({ session, today, onConfirm, onCancel }: DeletionQuestionProps) {
  const isNoted = session.players.some(({ presence }) => presence) || Object.keys(session.feedback).length > 0
  const about = (
    <>
      <bdi>{session.title}</bdi>, {longDay(session.date, today)} à {session.time}
      {isNoted && '\u00A0: son appel et les retours des joueurs disparaissent avec elle'}.
    </>
  )
  const props = {
    title: 'Supprimer cette séance\u202F?',
    confirm: 'Supprimer',
    onCancel,
    children: about,
  }
  if (session.seriesId) return <SeriesQuestion {...props} onConfirm={onConfirm} />
  return <ConfirmDialog {...props} onConfirm={() => onConfirm(undefined)} />
}
