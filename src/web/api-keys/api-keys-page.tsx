import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { KeyRound } from 'lucide-react'
import { useState } from 'react'
import { whyNotCreateKey } from '../../domain/api-key.ts'
import { useMe, useTimeZone } from '../accounts/queries.ts'
import { Reading } from '../app/reading.tsx'
import { reason } from '../app/refusals.ts'
import { useNow } from '../app/use-now.ts'
import { useWhyNotNow } from '../app/use-why-not-now.ts'
import { NotInPlan } from '../subscription/not-in-plan.tsx'
import { Button } from '../ui/button.tsx'
import { buttonClass } from '../ui/button-class.ts'
import { PageHeader } from '../ui/layout.tsx'
import { EmptyState, Skeleton } from '../ui/states.tsx'
import { hasEnded, KeyList } from './key-list.tsx'
import { NewKeyDialog } from './new-key-dialog.tsx'
import { apiKeysQuery } from './queries.ts'
import './api-keys.css'

const purpose =
  'Avec une clé, le site du club ou un tableur lit vos séances avec les retours, vos exercices, les demandes, vos entraineurs, groupes et lieux, et vos joueurs avec leurs objectifs, leurs paramètres IA et leurs évaluations, notes comprises. Les adresses email n’en sont pas. Si vous le voulez, une clé écrit aussi\u00A0: des séances, des exercices, des évaluations…'

export function ApiKeysPage() {
  const { club } = useMe()
  return (
    <>
      <PageHeader title="API" subtitle={club ? <bdi>{club.name}</bdi> : undefined} />
      {club ? (
        <Keys />
      ) : (
        <EmptyState
          title="Pas encore de club"
          action={
            <Link to="/coach/club" className={buttonClass({ variant: 'primary' })}>
              Rejoindre un club
            </Link>
          }
        >
          Une clé ouvre les données d’un club&#160;: vous en créerez dès que vous en ferez partie.
        </EmptyState>
      )}
    </>
  )
}

function Keys() {
  const query = useQuery(apiKeysQuery)
  const timeZone = useTimeZone()
  const now = useNow()
  const whyNotNow = useWhyNotNow('manageApiKeys')
  const [isCreating, setIsCreating] = useState(false)
  const { data } = query
  const living = data?.keys.filter((key) => !hasEnded(key, now)).length ?? 0
  const whyNot = whyNotNow ?? reason(whyNotCreateKey(living))
  return (
    <div className="api-keys">
      <Reading query={query} otherwise="Erreur lors du chargement des clés">
        <Skeleton label="Chargement des clés" rows={3} />
      </Reading>
      {data && !data.inPlan && (
        <NotInPlan right="customApi" title="L’API est comprise">
          {purpose}
          {living > 0 &&
            ' Les clés ci-dessous n’ouvrent plus rien\u00A0: celles qui n’ont pas expiré remarcheront avec cette formule.'}
        </NotInPlan>
      )}
      {data?.inPlan && (
        <div className="api-keys-start">
          <p>{purpose}</p>
          <div className="api-keys-actions">
            <Button
              variant="primary"
              icon={<KeyRound aria-hidden="true" />}
              disabledReason={whyNot}
              onClick={() => setIsCreating(true)}
            >
              Créer une clé
            </Button>
            {/* A page of its own, outside of the application. */}
            <a className={buttonClass({})} href="/aide/api">
              Lire la documentation
            </a>
          </div>
        </div>
      )}
      {data && (data.inPlan || data.keys.length > 0) && (
        <KeyList keys={data.keys} timeZone={timeZone} now={now} />
      )}
      {isCreating && <NewKeyDialog timeZone={timeZone} onClose={() => setIsCreating(false)} />}
    </div>
  )
}
