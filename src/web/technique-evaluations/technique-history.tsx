import type { Technique } from '../../domain/technique-evaluation.ts'
import { useTimeZone } from '../accounts/queries.ts'
import { PendingMark } from '../offline/outbox/pending-mark.tsx'
import { usePlayer } from '../players/use-player.ts'
import { Reading } from '../app/reading.tsx'
import { Button } from '../ui/button.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { Paged } from '../ui/paged.tsx'
import { EmptyState, Skeleton } from '../ui/states.tsx'
import { useNow } from '../app/use-now.ts'
import { evaluatedWhen } from './evaluation-words.ts'
import { TechniqueBadge } from './technique-badge.tsx'

const evaluationsPerPage = 20

interface TechniqueHistoryProps {
  playerId: string
  playerName: string
  technique: Technique
  onClose: () => void
}

/** All that was ever said of a player's technique: who, when, what. */
export function TechniqueHistory({ playerId, playerName, technique, onClose }: TechniqueHistoryProps) {
  const query = usePlayer(playerId)
  const timeZone = useTimeZone()
  const now = useNow()
  const history = query.data?.evaluations.filter(({ id }) => id === technique.id)
  return (
    <Dialog
      title="Historique"
      subtitle={
        <>
          <bdi>{playerName}</bdi>, <bdi>{technique.name}</bdi>
        </>
      }
      onClose={onClose}
      footer={<Button onClick={onClose}>Fermer</Button>}
    >
      <Reading query={query} part otherwise="Erreur lors du chargement des données">
        <Skeleton label="Chargement de l’historique" />
      </Reading>
      {history?.length === 0 && (
        <EmptyState title="Pas encore évalué" compact>
          La première évaluation s’affichera ici.
        </EmptyState>
      )}
      {history && history.length > 0 && (
        <Paged label="Pages de l’historique" items={history} size={evaluationsPerPage}>
          {(shown) => (
            <ol className="rows technique-history">
              {shown.map((evaluation) => (
                <li key={evaluation.evaluationId}>
                  <p className="technique-history-status">
                    <TechniqueBadge status={evaluation.status} />
                    <PendingMark id={evaluation.evaluationId} />
                  </p>
                  {evaluation.coachNotes && (
                    <p className="typed-lines">«&nbsp;{evaluation.coachNotes}&nbsp;»</p>
                  )}
                  <p className="note">{evaluatedWhen(evaluation, timeZone, now)}</p>
                </li>
              ))}
            </ol>
          )}
        </Paged>
      )}
    </Dialog>
  )
}
