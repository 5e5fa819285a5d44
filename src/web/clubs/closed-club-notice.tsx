import * as clubs from '../../contract/clubs.ts'
import { Banner } from '../ui/banner.tsx'
import { Button } from '../ui/button.tsx'
import { Panel } from '../ui/layout.tsx'
import { useWrite } from '../use-write.ts'
import { changeClub } from './queries.ts'

/** For a member of a closed club, who has to leave it to join another one. */
export function ClosedClubNotice({ name }: { name: string }) {
  const departure = useWrite(clubs.leave, { onSuccess: changeClub })
  return (
    <Panel className="club-entry">
      <Banner tone="error">Club non trouvé</Banner>
      <p className="text-lead text-pretty wrap-anywhere">{name} a été fermé.</p>
      <p className="text-ink-2 text-pretty">
        Quittez-le pour en rejoindre un autre. Vos statistiques et vos évaluations vous suivent.
      </p>
      {departure.error && <Banner tone="error">{departure.error}</Banner>}
      <Button
        className="justify-self-start"
        pending={departure.pending}
        onClick={() => void departure.send({})}
      >
        Quitter le club
      </Button>
    </Panel>
  )
}
