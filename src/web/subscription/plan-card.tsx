import {
  Ban,
  CalendarDays,
  Check,
  CircleAlert,
  CircleCheck,
  CircleDashed,
  CirclePause,
  Clock,
  CreditCard,
  Gift,
  Lock,
  type LucideIcon,
} from 'lucide-react'
import type { SubscriptionPage } from '../../contract/subscription.ts'
import { planOffers } from '../../domain/plan.ts'
import type { BillingStatus } from '../../domain/subscription.ts'
import { Banner } from '../ui/banner.tsx'
import { Button } from '../ui/button.tsx'
import { Badge } from '../ui/status.tsx'
import { subscriptionTexts } from './subscription-texts.ts'

interface PlanCardProps {
  page: SubscriptionPage
  timeZone: string
  now: Date
  /** The portal is the next action, because a payment is missing. */
  urgent: boolean
  managing: boolean
  error: string | null
  disabledReason: string | null
  onManage: () => void
}

/** The club's plan, its price and its next date. */
export function PlanCard(props: PlanCardProps) {
  const { page, timeZone, now, urgent, managing, error, disabledReason, onManage } = props
  const { title, figure, figureUnit, dated, sentence, planId } = subscriptionTexts(page, timeZone, now)
  return (
    <section className="table-top plan-card" aria-labelledby="current-plan">
      <header className="plan-head">
        <h2 id="current-plan">{title}</h2>
        <StatusBadge status={page.status} />
      </header>
      {figure && (
        <p className="plan-figure">
          {figure}
          {figureUnit && <small> {figureUnit}</small>}
        </p>
      )}
      {figureUnit === 'par mois' && <p className="small">Prix TTC</p>}
      {sentence && <p className="plan-sentence">{sentence}</p>}
      <ul className="plan-features">
        {planId &&
          planOffers[planId].features.map((feature) => (
            <li key={feature}>
              <Check aria-hidden="true" />
              {feature}
            </li>
          ))}
        {dated && (
          <li className="strong">
            <CalendarDays aria-hidden="true" />
            {dated}
          </li>
        )}
      </ul>
      {error && (
        <Banner tone="error" className="plan-error">
          {error}
        </Banner>
      )}
      {page.managed && (
        <div className="plan-manage">
          <Button
            variant={urgent ? 'primary' : 'on-table'}
            icon={<CreditCard aria-hidden="true" />}
            pending={managing}
            disabledReason={disabledReason}
            aria-describedby="manage-what"
            onClick={onManage}
          >
            Gérer mon abonnement
          </Button>
          <p id="manage-what">Carte bancaire, factures, résiliation.</p>
          <p>
            <a href="/resiliation" className="link">
              Résilier votre contrat
            </a>
          </p>
        </div>
      )}
    </section>
  )
}

type Tone = 'ok' | 'waiting' | 'refused' | 'neutral'

const words: Readonly<Record<BillingStatus, readonly [word: string, tone: Tone, icon: LucideIcon]>> = {
  free: ['Gratuit', 'ok', Gift],
  trial: ['Essai', 'ok', Clock],
  active: ['Actif', 'ok', CircleCheck],
  'past-due': ['Paiement en retard', 'waiting', CircleAlert],
  suspended: ['Suspendu', 'refused', Lock],
  paused: ['En pause', 'waiting', CirclePause],
  ended: ['Résilié', 'neutral', Ban],
  none: ['Sans abonnement', 'neutral', CircleDashed],
}

function StatusBadge({ status }: { status: BillingStatus }) {
  const [word, tone, Icon] = words[status]
  return (
    <Badge tone={tone} icon={<Icon aria-hidden="true" />}>
      {word}
    </Badge>
  )
}
