import { useEffect } from 'react'
import type { TrainingSession } from '../../contract/training-sessions.ts'
import { isMoved } from '../../domain/session-plan.ts'
import { type ChosenScope, FormScope } from '../session-series/scope-choice.tsx'
import type { SessionDraft } from './session-draft.ts'
import { ToldNotice } from './told-notice.tsx'
import { useTold } from './use-told.ts'

interface MoveProps {
  session: TrainingSession
  draft: Pick<SessionDraft, 'date' | 'time' | 'placeId'>
  scope: ChosenScope
  /** Whether anybody is told of the move, as far as is known. */
  onTells: (tells: boolean) => void
}

interface ChangeReachProps extends MoveProps {
  onScope: (scope: ChosenScope) => void
  /** It cannot be saved as it is. */
  refused: boolean
}

/** Below the form of a session: which dates of its series follow, and who is told where it moves. */
export function ChangeReach({ onScope, refused, ...move }: ChangeReachProps) {
  const { session, draft, scope } = move
  const isElsewhere = isMoved(session, draft) || draft.placeId !== (session.place?.id ?? '')
  return (
    <>
      {session.seriesId && <FormScope value={scope} onChange={onScope} />}
      {isElsewhere && draft.date && draft.time && !refused && <MoveNotice {...move} />}
    </>
  )
}

function MoveNotice({ session, draft, scope, onTells }: MoveProps) {
  const { date, time, placeId } = draft
  const telling = useTold({
    id: session.id,
    change: 'move',
    date,
    time,
    placeId: placeId || 'none',
    ...(scope !== 'this' && { scope }),
  })
  const tells = Boolean(telling.told?.told)
  useEffect(() => {
    onTells(tells)
    return () => onTells(false)
  }, [tells, onTells])
  const forgetsReplies = isMoved(session, draft) && session.players.some(({ reply }) => reply)
  return (
    <ToldNotice telling={telling}>
      {forgetsReplies && (
        <p className="note">Les réponses s’effacent&#160;: chacun dira s’il vient à la nouvelle heure.</p>
      )}
    </ToldNotice>
  )
}
