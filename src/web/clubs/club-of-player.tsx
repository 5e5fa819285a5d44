import type { ClubPage } from '../../contract/clubs.ts'
import { writtenDate } from '../club-time.ts'
import { headCount } from './club-room.ts'
import { LeaveClub } from './leave-club.tsx'
import { Roster } from './roster.tsx'

export function ClubOfPlayer({ club }: { club: ClubPage }) {
  const { name, coaches, players, ownerId, memberSince, timeZone } = club
  return (
    <div className="club">
      <div className="table-top club-board">
        <h2>{name}</h2>
        <p className="text-lead font-[650]">{headCount(club)}</p>
        <p className="text-on-table-2">Membre depuis le {writtenDate(memberSince, timeZone)}</p>
      </div>
      <Roster
        title="Entraineurs"
        people={coaches}
        timeZone={timeZone}
        empty="Aucun entraineur pour le moment"
        ownerId={ownerId}
      />
      <Roster title="Joueurs" people={players} timeZone={timeZone} empty="Aucun joueur pour le moment" />
      <LeaveClub club={club} />
    </div>
  )
}
