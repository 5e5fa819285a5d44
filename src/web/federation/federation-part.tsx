import { useQuery } from '@tanstack/react-query'
import { Reading } from '../app/reading.tsx'
import { Skeleton } from '../ui/states.tsx'
import { federationQuery } from './queries.ts'
import { RankingSection } from './ranking-section.tsx'
import { RegistrationSection } from './registration-section.tsx'
import type { ShownPlayer } from './shown-player.ts'
import './federation.css'

interface FederationPartProps {
  player: ShownPlayer
  /** Whether the player is in a club: a licence goes with it. */
  hasClub: boolean
}

/** Licence, category and rankings over time: to the coaches of a player, and to the player. */
export function FederationPart({ player, hasClub }: FederationPartProps) {
  const query = useQuery(federationQuery(player?.id ?? null))
  const { data: record } = query
  return (
    <div className="federation">
      <Reading query={query} part otherwise="Erreur lors du chargement du classement">
        <Skeleton label="Chargement du classement" rows={3} />
      </Reading>
      {record && (
        <>
          <RankingSection player={player} record={record} />
          <RegistrationSection player={player} record={record} hasClub={hasClub} />
        </>
      )}
    </div>
  )
}
