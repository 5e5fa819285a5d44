import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { ChevronLeft } from 'lucide-react'
import { ownDataPaths } from '../../contract/own-data.ts'
import type { Child } from '../../contract/family.ts'
import type { ExerciseRequest } from '../../contract/exercise-requests.ts'
import { categories } from '../../domain/category.ts'
import { fullName } from '../../domain/member-name.ts'
import { nextStep } from '../../domain/next-step.ts'
import { completionOf, isEvaluation, type ProgressEntry, progressOf } from '../../domain/player-progress.ts'
import { Reading } from '../app/reading.tsx'
import { useNow } from '../app/use-now.ts'
import { clubDay, longDay } from '../clubs/club-time.ts'
import { RequestBadge } from '../exercise-requests/request-badge.tsx'
import { TechniqueSection } from '../player-progress/technique-section.tsx'
import '../player-progress/player-progress.css'
import { masteredTechniques } from '../technique-evaluations/evaluation-words.ts'
import { buttonClass } from '../ui/button-class.ts'
import { PageHeader, Section } from '../ui/layout.tsx'
import { EmptyState, Skeleton } from '../ui/states.tsx'
import { LeaveButton } from './leave-button.tsx'
import { childQuery } from './queries.ts'

/** What a child reads of its progress and of its requests. */
export function ChildPage({ child }: { child: Child }) {
  const query = useQuery(childQuery(child.id))
  const entries = query.data && progressOf(query.data.progress.evaluations.filter(isEvaluation))
  return (
    <>
      <Link
        to="/family/$"
        params={{ _splat: '' }}
        className={buttonClass({ variant: 'bare' }, 'family-back')}
      >
        <ChevronLeft aria-hidden="true" />
        Ma famille
      </Link>
      <PageHeader title={fullName(child)} subtitle={entries && masteredTechniques(completionOf(entries))} />
      <Reading
        query={query}
        className="page-notice"
        otherwise="Une erreur est survenue lors du chargement de ses progrès"
      >
        <Skeleton label="Chargement de ses progrès" rows={4} />
      </Reading>
      {entries && <Techniques entries={entries} refresh={query.data?.progress.refresh} />}
      {query.data && <Requests requests={query.data.requests.requests} timeZone={child.club.timeZone} />}
      <Section title="Ses données">
        <p className="section-notice family-data">
          Tout ce que Rebond sait de votre enfant&#160;:{' '}
          <a href={`${ownDataPaths.page}?enfant=${child.id}`} className="text-link">
            les lire
          </a>
          , ou{' '}
          <a href={`${ownDataPaths.json}?enfant=${child.id}`} className="text-link">
            les télécharger
          </a>
          .
        </p>
      </Section>
      <p className="family-leave">
        <LeaveButton child={child} />
      </p>
    </>
  )
}

const none: ReadonlySet<string> = new Set()

interface TechniquesProps {
  entries: readonly ProgressEntry[]
  refresh: readonly string[] | undefined
}

function Techniques({ entries, refresh = [] }: TechniquesProps) {
  const openCategory = nextStep(entries)?.category ?? categories[0]
  return (
    <Section title="Ses techniques">
      {categories.map((category) => (
        <TechniqueSection
          key={category}
          category={category}
          entries={entries.filter((entry) => entry.category === category)}
          newIds={none}
          refresh={refresh}
          startsOpen={category === openCategory}
        />
      ))}
    </Section>
  )
}

function Requests({ requests, timeZone }: { requests: readonly ExerciseRequest[]; timeZone: string }) {
  const today = clubDay(useNow(), timeZone)
  return (
    <Section title="Ses demandes d’exercices">
      {requests.length === 0 ? (
        <EmptyState title="Aucune demande en cours" compact />
      ) : (
        <ul className="rows">
          {requests.map(({ id, technique, effect, status, createdAt }) => (
            <li key={id} className="family-request">
              <div>
                <p className="strong">
                  <bdi>
                    {technique} - {effect}
                  </bdi>
                </p>
                <p className="note">Demandé le {longDay(clubDay(new Date(createdAt), timeZone), today)}</p>
              </div>
              <RequestBadge status={status} />
            </li>
          ))}
        </ul>
      )}
    </Section>
  )
}
