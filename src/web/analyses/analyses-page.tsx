import { useQuery } from '@tanstack/react-query'
import { Link, useSearch } from '@tanstack/react-router'
import { Printer } from 'lucide-react'
import { useState } from 'react'
import { enoughSessions } from '../../domain/analyses.ts'
import { useMe } from '../accounts/queries.ts'
import { Reading, useLastError } from '../app/reading.tsx'
import { isNotInPlan, NotInPlan } from '../subscription/not-in-plan.tsx'
import { buttonClass } from '../ui/button-class.ts'
import { Button } from '../ui/button.tsx'
import { counted } from '../ui/counted.ts'
import { PageHeader } from '../ui/layout.tsx'
import { lazyPart } from '../ui/lazy-part.tsx'
import { EmptyState, Skeleton } from '../ui/states.tsx'
import { AttendanceSection } from './attendance-section.tsx'
import { FeedbackSection } from './feedback-section.tsx'
import { MinutesSection } from './minutes-section.tsx'
import { PeriodChoice } from './period-choice.tsx'
import { PlayersSections } from './players-sections.tsx'
import { analysesQuery } from './queries.ts'
import { RequestsSection } from './requests-section.tsx'
import type { WantedRows } from './rows-dialog.tsx'
import './analyses.css'

const RowsDialog = lazyPart(async () => (await import('./rows-dialog.tsx')).RowsDialog)

const title = 'Analyses'

export function AnalysesPage() {
  const { club } = useMe()
  if (club) return <ClubAnalyses timeZone={club.timeZone} />
  return (
    <>
      <PageHeader title={title} />
      <EmptyState
        title="Vous n’avez pas encore de club"
        action={
          <Link to="/coach/club" className={buttonClass({ variant: 'primary' })}>
            Rejoindre un club
          </Link>
        }
      >
        On lit ici ce que donnent les séances d’un club.
      </EmptyState>
    </>
  )
}

function ClubAnalyses({ timeZone }: { timeZone: string }) {
  const search = useSearch({ from: '/coach-area/coach/analyses' })
  const query = useQuery(analysesQuery(search))
  const [rows, setRows] = useState<WantedRows | null>(null)
  const error = useLastError(query)
  const { data } = query
  if (isNotInPlan(error)) return <AnalysesNotInPlan />
  const openRows = (wanted: WantedRows) => setRows({ players: search.players, ...wanted })
  const missing = enoughSessions - (data?.rolledSessions ?? 0)
  return (
    <div className="analyses-page">
      <PageHeader
        title={title}
        actions={
          data &&
          missing <= 0 && (
            <Button icon={<Printer aria-hidden="true" />} onClick={() => window.print()}>
              Imprimer
            </Button>
          )
        }
      />
      <Reading query={query} otherwise="Erreur lors du chargement des données">
        <Skeleton label="Chargement des analyses" rows={6} />
      </Reading>
      {data && missing > 0 && (
        <EmptyState
          title={`Encore ${counted(missing, 'séance')} avec appel.`}
          action={
            <Link to="/coach/sessions" className={buttonClass({ variant: 'primary' })}>
              Voir les séances
            </Link>
          }
        >
          Les images se dessinent dès que l’appel de {enoughSessions} séances est fait.
        </EmptyState>
      )}
      {data && missing <= 0 && (
        <>
          <PeriodChoice search={search} range={data} timeZone={timeZone} />
          <div className="analyses">
            <AttendanceSection analyses={data} onRows={openRows} />
            <PlayersSections search={search} onRows={openRows} />
            <div className="analyses-pair">
              <MinutesSection analyses={data} onRows={openRows} />
              <RequestsSection analyses={data} onRows={openRows} />
            </div>
            <FeedbackSection analyses={data} search={search} timeZone={timeZone} onRows={openRows} />
          </div>
        </>
      )}
      {rows && <RowsDialog rows={rows} timeZone={timeZone} onClose={() => setRows(null)} />}
    </div>
  )
}

function AnalysesNotInPlan() {
  return (
    <>
      <PageHeader title={title} />
      <NotInPlan right="detailedAnalyses" title="Les analyses détaillées sont comprises">
        La présence semaine par semaine, les minutes par catégorie, la carte de maîtrise, qui n’a pas été vu
        depuis longtemps. Vos présences restent à vous&nbsp;: chaque séance se lit, quelle que soit la
        formule.
      </NotInPlan>
    </>
  )
}
