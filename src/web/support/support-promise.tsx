import { Link } from '@tanstack/react-router'
import { isBillingOff } from '../app/billing-off.ts'
import { useWhyCannot } from '../app/use-why-cannot.ts'
import { inPlans } from '../subscription/not-in-plan.tsx'

interface SupportPromiseProps {
  promise: string | null
  hasPriority: boolean
}

/** What somebody may expect, and no more: how soon, where the operator says so, and what the plan changes. */
export function SupportPromise({ promise, hasPriority }: SupportPromiseProps) {
  return (
    <p className="support-promise">
      {promise ? `Nous répondons ${promise}, ici et par email.` : 'Nous répondons ici et par email.'}
      {!isBillingOff() && <Priority hasPriority={hasPriority} />}
    </p>
  )
}

function Priority({ hasPriority }: Pick<SupportPromiseProps, 'hasPriority'>) {
  const whyNot = useWhyCannot('manageBilling')
  const offers = inPlans('prioritySupport')
  if (hasPriority) return <> Vos questions passent avant les autres&#160;: c’est le support prioritaire.</>
  return (
    <>
      {' '}
      Nous lisons d’abord les questions des clubs qui ont{' '}
      {whyNot ? offers : <Link to="/coach/subscription">{offers}</Link>}, puis les plus anciennes.
    </>
  )
}
