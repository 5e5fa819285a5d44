import { useQuery } from '@tanstack/react-query'
import { Link, useNavigate, useSearch } from '@tanstack/react-router'
import { useMe } from '../accounts/queries.ts'
import { Reading } from '../app/reading.tsx'
import { NotInPlan, isNotInPlan } from '../subscription/not-in-plan.tsx'
import { NeedsClub } from '../clubs/needs-club.tsx'
import { PageHeader } from '../ui/layout.tsx'
import { Skeleton } from '../ui/states.tsx'
import { ChooseFile } from './choose-file.tsx'
import { ImportDetail } from './import-detail.tsx'
import { ImportJournal } from './import-journal.tsx'
import { importsQuery } from './queries.ts'
import './imports.css'

const title = 'Importer des joueurs'

export function ImportPage() {
  const { club } = useMe()
  return (
    <>
      <PageHeader title={title} subtitle={club && <bdi>{club.name}</bdi>} />
      <p className="import-back">
        <Link to="/coach/players" className="link">
          Retour aux joueurs
        </Link>
      </p>
      {club ? <ClubImports /> : <NeedsClub>On importe ici les joueurs d’un club.</NeedsClub>}
    </>
  )
}

function ClubImports() {
  const { id } = useSearch({ from: '/coach-area/coach/players/import' })
  const navigate = useNavigate({ from: '/coach/players/import' })
  const journal = useQuery(importsQuery)
  const open = (next: string | undefined) => void navigate({ search: { id: next } })
  if (isNotInPlan(journal.error)) {
    return (
      <NotInPlan right="clubManagement" title="L’import de joueurs est compris">
        La liste du club, d’un tableur à Rebond en une minute&#160;: joueurs, licences et points.
      </NotInPlan>
    )
  }
  return (
    <div className="imports">
      <Reading query={journal} otherwise="Erreur lors du chargement des imports">
        <Skeleton label="Chargement des imports" rows={3} />
      </Reading>
      {journal.data &&
        (id === undefined ? (
          <ChooseFile onRead={open} />
        ) : (
          <ImportDetail key={id} id={id} onLeave={() => open(undefined)} />
        ))}
      {journal.data && id === undefined && <ImportJournal imports={journal.data} />}
    </div>
  )
}
