import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { SeasonPreparation } from '../../contract/seasons.ts'
import { seasonEnd, seasonName } from '../../domain/season.ts'
import { Reading } from '../app/reading.tsx'
import { writtenDate } from '../clubs/club-time.ts'
import { useHasRight } from '../clubs/use-has-right.ts'
import { NotInPlan } from '../subscription/not-in-plan.tsx'
import { buttonClass } from '../ui/button-class.ts'
import { PageHeader } from '../ui/layout.tsx'
import { EmptyState, Skeleton } from '../ui/states.tsx'
import { useState } from 'react'
import { seasonPreparationQuery } from './queries.ts'
import { SeasonForm } from './season-form.tsx'
import './seasons.css'

const title = 'Nouvelle saison'
const isWhatFor =
  'À chaque nouvelle saison, un seul écran dit qui continue, qui quitte le club et qui fait une pause.'

/** At `?form=new`. */
export function NewSeason() {
  const query = useQuery(seasonPreparationQuery)
  const hasRight = useHasRight('clubManagement')
  // While it is being opened here, what others see already does not take the form away.
  const [confirming, setConfirming] = useState(false)
  const { data } = query
  const isOpened = data?.isOpened === true && !confirming
  return (
    <>
      <PageHeader title={title} subtitle={data && daysOf(data)} />
      <Reading query={query} otherwise="Erreur lors du chargement des joueurs">
        <Skeleton label="Chargement des joueurs" rows={6} />
      </Reading>
      {data && isOpened && <AlreadyOpened startsOn={data.startsOn} />}
      {data && !isOpened && hasRight === false && (
        <NotInPlan right="clubManagement" title="Les saisons sont comprises">
          {isWhatFor}
        </NotInPlan>
      )}
      {data && !isOpened && hasRight && (
        <SeasonForm preparation={data} confirming={confirming} onConfirming={setConfirming} />
      )}
    </>
  )
}

/** « 2026–2027, du 1er juillet 2026 au 30 juin 2027 » */
function daysOf({ startsOn }: SeasonPreparation): string {
  const written = (day: string) => writtenDate(`${day}T12:00:00Z`, 'UTC')
  return `${seasonName(startsOn)}, du ${written(startsOn)} au ${written(seasonEnd(startsOn))}`
}

function AlreadyOpened({ startsOn }: { startsOn: string }) {
  return (
    <EmptyState
      title={`La saison ${seasonName(startsOn)} est ouverte.`}
      action={
        <Link to="/coach/seasons" className={buttonClass({ variant: 'primary' })}>
          Voir les saisons
        </Link>
      }
    >
      La suivante s’ouvrira à partir du 1er juin.
    </EmptyState>
  )
}
