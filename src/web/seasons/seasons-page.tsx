import { useQuery } from '@tanstack/react-query'
import { Link, useSearch } from '@tanstack/react-router'
import type { SeasonList } from '../../contract/seasons.ts'
import { fullName } from '../../domain/member-name.ts'
import { seasonName } from '../../domain/season.ts'
import { useMe, useTimeZone } from '../accounts/queries.ts'
import { Reading } from '../app/reading.tsx'
import { useNow } from '../app/use-now.ts'
import { useWhyCannot } from '../app/use-why-cannot.ts'
import { clubDay, dateOf } from '../clubs/club-time.ts'
import { useHasRight } from '../clubs/use-has-right.ts'
import { PlayersTabs } from '../groups/players-tabs.tsx'
import { NeedsClub } from '../clubs/needs-club.tsx'
import { buttonClass } from '../ui/button-class.ts'
import { counted } from '../ui/counted.ts'
import { PageHeader, Section } from '../ui/layout.tsx'
import { lazyPart } from '../ui/lazy-part.tsx'
import { Skeleton } from '../ui/states.tsx'
import { seasonsQuery } from './queries.ts'
import { SeasonCard } from './season-card.tsx'
import './seasons.css'

const NewSeason = lazyPart(async () => (await import('./new-season.tsx')).NewSeason)
const SeasonsNotInPlan = lazyPart(async () => (await import('./seasons-not-in-plan.tsx')).SeasonsNotInPlan)

export function SeasonsPage() {
  const { club } = useMe()
  const { form } = useSearch({ from: '/coach-area/coach/seasons' })
  const whyNotOpen = useWhyCannot('openSeasons')
  if (club) return form && !whyNotOpen ? <NewSeason /> : <ClubSeasons />
  return (
    <>
      <PageHeader title="Saisons" />
      <NeedsClub>Les saisons sont celles d’un club.</NeedsClub>
    </>
  )
}

function ClubSeasons() {
  const query = useQuery(seasonsQuery)
  const hasRight = useHasRight('clubManagement')
  const whyNotOpen = useWhyCannot('openSeasons')
  const today = clubDay(useNow(), useTimeZone())
  const { data } = query
  return (
    <>
      <PageHeader
        title="Saisons"
        subtitle="Une saison va du 1er juillet au 30 juin."
        actions={
          data?.openable &&
          hasRight &&
          whyNotOpen === null && (
            <Link
              to="/coach/seasons"
              search={{ form: 'new' }}
              className={buttonClass({ variant: 'primary' })}
            >
              Ouvrir la saison {seasonName(data.openable)}
            </Link>
          )
        }
      />
      <PlayersTabs />
      <Reading query={query} otherwise="Erreur lors du chargement des saisons">
        <Skeleton label="Chargement des saisons" rows={4} />
      </Reading>
      {data && hasRight === false && <SeasonsNotInPlan />}
      {data && (
        <ul aria-label="Saisons" className="seasons-list">
          {data.seasons.map((season, index) => (
            <SeasonCard key={season.startsOn} season={season} isLatest={index === 0} today={today} />
          ))}
        </ul>
      )}
      {data && data.archived.length > 0 && <Archives archived={data.archived} />}
    </>
  )
}

function Archives({ archived }: Pick<SeasonList, 'archived'>) {
  const now = useNow()
  const timeZone = useTimeZone()
  return (
    <Section title="Archives" aside={counted(archived.length, 'joueur')} className="seasons-archives">
      <p className="secondary">
        Ces joueurs font une pause. Ils reviennent quand ils veulent, avec le code du club, et retrouvent leur
        progression. Qui a quitté le club, ou n’a pas d’adresse email, se réadmet sur la page{' '}
        <Link to="/coach/club">Club</Link>.
      </p>
      <ul aria-label="Archives" className="rows">
        {archived.map((player) => (
          <li key={player.id} className="seasons-archived">
            <bdi className="strong">{fullName(player)}</bdi>
            <span className="secondary">
              depuis le {dateOf(player.archivedAt, timeZone, now)}
              {!player.hasAddress && ', sans adresse email'}
            </span>
          </li>
        ))}
      </ul>
    </Section>
  )
}
