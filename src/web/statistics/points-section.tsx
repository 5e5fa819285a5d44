import { useQuery } from '@tanstack/react-query'
import { fewestCases } from '../../domain/case-count.ts'
import { AnalysisSection, FigureTable } from '../analyses/analysis-section.tsx'
import type { AnalysesSearch } from '../analyses/analyses-search.ts'
import { hoursAndMinutes, monthAndYear } from '../analyses/analyses-words.ts'
import { Reading } from '../app/reading.tsx'
import { counted } from '../ui/counted.ts'
import { EmptyState, Skeleton } from '../ui/states.tsx'
import { Method } from './method.tsx'
import { PointsPicture } from './points-picture.tsx'
import { pointsQuery } from './queries.ts'
import type { OpenCases } from './wanted-cases.ts'

interface PointsSectionProps {
  search: AnalysesSearch
  onCases: OpenCases
}

/** The ranking month by month, beside the minutes trained. */
export function PointsSection({ search, onCases }: PointsSectionProps) {
  const query = useQuery(pointsQuery(search))
  const { data } = query
  if (!data) {
    return (
      <Reading query={query} otherwise="Erreur lors du chargement des classements" part>
        <Skeleton label="Chargement des classements" rows={4} />
      </Reading>
    )
  }
  const { months, players, from, to } = data
  const isOfOne = search.players !== undefined && !search.players.includes(',')
  const missing = isOfOne ? 1 : fewestCases - players
  const table = {
    name: `points-et-minutes-${from}-${to}`,
    headings: ['Mois', isOfOne ? 'Points' : 'Points (médiane)', 'Minutes par joueur'],
    rows: months.map((each) => [monthAndYear(each.month), each.points, each.minutes]),
  }
  const openMonth = (month: string) => onCases({ kind: 'points', month })
  const first = months[0]
  const last = months.at(-1)
  return (
    <AnalysisSection
      title="Points et minutes"
      note={first && !isOfOne ? counted(players, 'joueur') : undefined}
      table={table}
      finding={
        first &&
        last &&
        first !== last && (
          <>
            <b>
              De {first.points} à {last.points} points
            </b>{' '}
            entre {monthAndYear(first.month)} et {monthAndYear(last.month)}, avec{' '}
            {hoursAndMinutes(months.reduce((sum, { minutes }) => sum + minutes, 0))} d’entrainement par
            joueur.
          </>
        )
      }
    >
      {first ? (
        <>
          <PointsPicture months={months} onMonth={openMonth} />
          <FigureTable
            summary="Mois par mois"
            caption="Points et minutes par mois"
            table={table}
            openerOf={(row) => () => openMonth(months[row]!.month)}
          />
        </>
      ) : (
        <EmptyState
          title={
            isOfOne
              ? 'Pas encore de classement daté'
              : `Encore ${counted(missing, 'joueur')} avec un classement daté`
          }
          compact
        >
          La courbe se dessine avec les classements notés pendant la période ou avant.
        </EmptyState>
      )}
      <Method not="que s’entrainer fait monter les points. Ils viennent des matchs, avec du retard, et dépendent aussi de l’adversaire du jour.">
        Pour chaque mois, le dernier classement connu{isOfOne ? '' : ' (la médiane des joueurs)'} et les
        minutes des programmes aux séances où l’appel note le joueur présent.{' '}
        {!isOfOne &&
          `La courbe commence quand le classement de ${fewestCases} joueurs est connu, et suit toujours les mêmes.`}
      </Method>
    </AnalysisSection>
  )
}
