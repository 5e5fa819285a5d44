import { useEffect, useState } from 'react'
import type { SubscriptionPage } from '../../contract/subscription.ts'
import { planOffers } from '../../domain/plan.ts'
import { Banner } from '../ui/banner.tsx'
import type { Confirmation } from './use-subscription.ts'

interface SubscriptionNoticesProps {
  page: SubscriptionPage
  cameBack: boolean
  canceled: boolean
  confirmation: Confirmation
}

/** The results of payments, and pending changes. */
export function SubscriptionNotices({ page, cameBack, canceled, confirmation }: SubscriptionNoticesProps) {
  const { pendingPlanId, simulated } = page
  // A screen reader does not announce a live region that is mounted with its text.
  const [isMounted, setIsMounted] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setIsMounted(true))
    return () => clearTimeout(timer)
  }, [])
  return (
    <div className="subscription-notices">
      <div role="status">
        {isMounted && (
          <>
            {cameBack && (
              <Banner tone="ok" announced>
                <strong className="block text-balance">Abonnement mis à jour avec succès !</strong>
              </Banner>
            )}
            {(confirmation === 'waiting' || confirmation === 'late') && (
              <Banner tone="waiting" announced>
                {confirmation === 'waiting'
                  ? 'Nous attendons la confirmation du paiement\u00A0: cette page se met à jour toute seule, d’habitude en quelques secondes.'
                  : 'La confirmation du paiement se fait attendre. Rien n’est perdu\u00A0: elle s’affichera ici toute seule, au plus tard dans quelques heures. Inutile de payer une seconde fois.'}
              </Banner>
            )}
            {canceled && !cameBack && (
              <Banner tone="info" announced>
                <strong>Le paiement a été annulé.</strong> Rien n’a été débité, et rien ne change pour votre
                club.
              </Banner>
            )}
            {pendingPlanId && (
              <Banner tone="waiting" announced>
                <strong>Passage à {planOffers[pendingPlanId].name} en attente.</strong> Son paiement n’est pas
                encore passé&#160;: d’ici là, rien ne change. Il se termine depuis «&#160;Gérer mon
                abonnement&#160;».
              </Banner>
            )}
          </>
        )}
      </div>
      {simulated && (
        <Banner tone="info">
          <strong>SIMULATION – aucun paiement réel.</strong> Les pages de paiement sont simulées, sans carte
          ni prélèvement.
        </Banner>
      )}
    </div>
  )
}
