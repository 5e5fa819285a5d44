import { useQuery } from '@tanstack/react-query'
import type { CoachAdvice } from '../../contract/coach-advice.ts'
import { useTimeZone } from '../accounts/queries.ts'
import { dateOf } from '../clubs/club-time.ts'
import { Reading } from '../app/reading.tsx'
import { PageHeader } from '../ui/layout.tsx'
import { EmptyState, Skeleton } from '../ui/states.tsx'
import { isGone } from '../app/call.ts'
import { useNow } from '../app/use-now.ts'
import { AdviceCard } from './advice-card.tsx'
import { adviceQuery } from './queries.ts'
import './coach-advice.css'

const looksAt: Readonly<Record<CoachAdvice['depth'], string>> = {
  basic: 'Coach IA basique\u00A0: vos quatre notes.',
  personalised:
    'Coach IA personnalisé\u00A0: vos notes, vos évaluations, vos demandes, votre présence et vos avis.',
  advanced:
    'Coach IA avancé\u00A0: vos notes et leur évolution, vos évaluations, vos demandes, votre présence, vos avis et ce que vous n’avez plus travaillé.',
}

export function CoachAdvicePage() {
  const timeZone = useTimeZone()
  const now = useNow()
  const query = useQuery(adviceQuery)
  const { data } = query
  return (
    <>
      <PageHeader
        title="Coach IA"
        subtitle={
          data?.scores &&
          `D’après vos notes du ${dateOf(data.scores.setAt, timeZone, now)}${data.scores.setBy ? `, par ${data.scores.setBy}` : ''}`
        }
      />
      <Reading
        query={query}
        className="page-notice"
        otherwise={(error) =>
          isGone(error) ? 'Profil utilisateur non trouvé' : 'Erreur lors du chargement des paramètres'
        }
      >
        <Skeleton label="Chargement des conseils" rows={4} />
      </Reading>
      {data && !data.scores && (
        <EmptyState title="Paramètres IA non configurés">
          Votre entraineur n&apos;a pas encore configuré vos paramètres IA.
        </EmptyState>
      )}
      {data?.scores && (
        <div className="advice-list">
          {data.advice.map((advice) => (
            <AdviceCard key={advice.title} advice={advice} timeZone={timeZone} now={now} />
          ))}
          <p className="advice-basis note">
            {looksAt[data.depth]} Les gestes sont décrits pour des revêtements lisses et adhérents&nbsp;: avec
            des picots, voyez avec votre entraineur.
          </p>
        </div>
      )}
    </>
  )
}
