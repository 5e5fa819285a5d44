import { useEffect, useState } from 'react'
import type { SubscriptionPage } from '../../contract/subscription.ts'
import { planOffers } from '../../domain/plan.ts'
import { Banner } from '../ui/banner.tsx'
import type { Confirmation } from './use-subscription.ts'

interface SubscriptionNoticesProps {
  page: SubscriptionPage
  now: Date
  canceled: boolean
  confirmation: Confirmation
}

/** The results of payments, and pending changes. */
export function SubscriptionNotices({ page, now, canceled, confirmation }: SubscriptionNoticesProps) {
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
            {confirmation === 'paid' && (
              <Banner tone="ok" announced>
                <strong className="subscription-updated">Abonnement mis à jour avec succès !</strong>
              </Banner>
            )}
            {(confirmation === 'waiting' || confirmation === 'late') && (
              <Banner tone="waiting" announced>
                {confirmation === 'waiting'
                  ? 'Nous attendons la confirmation du paiement\u00A0: cette page se met à jour toute seule, d’habitude en quelques secondes.'
                  : 'La confirmation du paiement se fait attendre. Rien n’est perdu\u00A0: elle s’affichera ici toute seule, au plus tard dans quelques heures. Inutile de payer une seconde fois.'}
              </Banner>
            )}
            {canceled && confirmation === 'none' && (
              <Banner tone="info" announced>
                <strong>Le paiement a été annulé.</strong> Rien n’a été débité, et rien ne change pour votre
                club.
              </Banner>
            )}
            {page.cardExpiresAt && <CardExpires cardExpiresAt={page.cardExpiresAt} now={now} />}
            {page.disputed && (
              <Banner tone="waiting" announced>
                <strong>Un paiement est contesté auprès de la banque.</strong> Elle retient la somme le temps
                de décider. Si personne du club ne l’a voulu, le titulaire de la carte peut retirer sa
                contestation à sa banque.
              </Banner>
            )}
            {pendingPlanId && (
              <Banner tone="waiting" announced>
                <strong>Passage à {planOffers[pendingPlanId].name} en attente.</strong> Son paiement n’est pas
                encore passé&#160;: d’ici là, rien ne change. Terminez-le depuis «&#160;Gérer mon
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

/** The first instant after the card's last month: cards count by the calendar, whatever the time zone. */
function CardExpires({ cardExpiresAt, now }: { cardExpiresAt: string; now: Date }) {
  const end = new Date(cardExpiresAt)
  const month = lastMonth.format(end.getTime() - 1)
  return (
    <Banner tone="waiting" announced>
      <strong>
        {end <= now ? `La carte bancaire a expiré fin ${month}.` : `La carte bancaire expire fin ${month}.`}
      </strong>{' '}
      Indiquez-en une autre depuis «&#160;Gérer mon abonnement&#160;»&#160;: sinon, le prochain paiement sera
      refusé.
    </Banner>
  )
}

const lastMonth = new Intl.DateTimeFormat('fr-FR', { month: 'long', year: 'numeric', timeZone: 'UTC' })
