import { useQuery } from '@tanstack/react-query'
import type { Output } from '../../contract/endpoint.ts'
import type * as subscription from '../../contract/subscription.ts'
import type { SubscriptionPage } from '../../contract/subscription.ts'
import { type PlanId, planOffers } from '../../domain/plan.ts'
import { dateOf } from '../clubs/club-time.ts'
import { Reading } from '../app/reading.tsx'
import { Banner } from '../ui/banner.tsx'
import { Button } from '../ui/button.tsx'
import { CancelButton, Dialog } from '../ui/dialog.tsx'
import { Skeleton } from '../ui/states.tsx'
import { euros } from './euros.ts'
import { capacitySentence } from './plan-capacity.ts'
import { changePreviewQuery } from './queries.ts'
import { type AgreedChange, paymentFailed } from './payment.ts'

interface ChangeDialogProps {
  planId: PlanId
  page: SubscriptionPage
  timeZone: string
  now: Date
  pending: boolean
  error: string | null
  disabledReason: string | null
  onConfirm: (agreed: AgreedChange) => void
  onClose: () => void
}

/** Shows what a change of plan costs now, as calculated by Stripe, before it is confirmed. */
export function ChangeDialog(props: ChangeDialogProps) {
  const { planId, page, timeZone, now, pending, error, disabledReason, onConfirm, onClose } = props
  const query = useQuery(changePreviewQuery(planId))
  const { name } = planOffers[planId]
  const note = capacitySentence(planId, page.members)
  // After a failed refetch the previous amount is out of date.
  const preview = query.isError ? undefined : query.data
  const footer = (
    <>
      <CancelButton busy={pending} onCancel={onClose} />
      <Button
        variant="primary"
        pending={pending}
        disabledReason={disabledReason ?? (preview ? null : 'Le montant n’est pas encore connu.')}
        onClick={() => preview && onConfirm(agreedOf(preview))}
      >
        Passer à {name}
      </Button>
    </>
  )
  return (
    <Dialog
      title={`Passer à ${name}\u202F?`}
      subtitle={page.planId && `Aujourd’hui\u00A0: plan ${planOffers[page.planId].name}`}
      size="small"
      busy={pending}
      onClose={onClose}
      footer={footer}
    >
      {error && (
        <Banner tone="error" className="dialog-notice">
          {error}
        </Banner>
      )}
      <Reading query={query} part otherwise={paymentFailed}>
        <Skeleton label="Calcul du montant" rows={2} />
      </Reading>
      {preview && <Preview preview={preview} endsAt={page.endsAt} timeZone={timeZone} now={now} />}
      {note && <p className="change-note">{note}</p>}
    </Dialog>
  )
}

type ChangePreview = Output<typeof subscription.previewChange>

function agreedOf(preview: ChangePreview): AgreedChange {
  const { prorationDate, dueNowInCents, creditInCents, nextPaymentAt } = preview
  return { prorationDate, dueNowInCents, creditInCents, nextPaymentAt }
}

interface PreviewProps {
  preview: ChangePreview
  endsAt: string | null
  timeZone: string
  now: Date
}

function Preview({ preview, endsAt, timeZone, now }: PreviewProps) {
  const { dueNowInCents, creditInCents, monthlyPriceInCents, nextPaymentAt, onTrial } = preview
  const next = nextPaymentAt && dateOf(nextPaymentAt, timeZone, now)
  return (
    <>
      <dl className="change-price">
        <dt>À payer maintenant</dt>
        <dd className="numeral">{euros(dueNowInCents)}</dd>
        {creditInCents > 0 && (
          <>
            <dt>À déduire des prochains paiements</dt>
            <dd>{euros(creditInCents)}</dd>
          </>
        )}
        {next && (
          <>
            <dt>{onTrial ? `Premier paiement, le ${next}` : `Ensuite, dès le ${next}`}</dt>
            <dd>{euros(monthlyPriceInCents)} par mois TTC</dd>
          </>
        )}
      </dl>
      <p className="secondary">
        {onTrial
          ? 'L’essai continue jusqu’à son terme, sans rien à payer.'
          : 'Le changement prend effet immédiatement\u202F; la différence est calculée au prorata des jours qui restent.'}
        {endsAt && ` L’abonnement, déjà résilié, prend toujours fin le ${dateOf(endsAt, timeZone, now)}.`}
      </p>
    </>
  )
}
