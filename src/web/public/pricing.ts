import type { PlanId } from '../../domain/plan.ts'
import { paymentFailed } from '../subscription/payment.ts'
import { nextPaymentStep } from './payment-step.ts'

/**
 * The pricing page's script. Without it the forms lead to the sign-up page. After signing in there, the visitor returns
 * with the chosen plan in the query, and the checkout begins at once.
 */

const forms = [...document.querySelectorAll<HTMLFormElement>('form[data-plan]')]

for (const form of forms) {
  form.addEventListener('submit', (event) => {
    event.preventDefault()
    void startCheckout(form)
  })
}

// Restored from the back/forward cache when the visitor returns from the payment page.
addEventListener('pageshow', ({ persisted }) => {
  if (persisted) for (const form of forms) setPending(form, false)
})

const requestedPlan = new URLSearchParams(location.search).get('plan')
const requestedForm = forms.find(({ dataset }) => dataset.plan === requestedPlan)
if (requestedForm) {
  // A reload, or going back to this page, must not begin the checkout again.
  history.replaceState(null, '', location.pathname)
  requestedForm.scrollIntoView({ block: 'center' })
  buttonOf(requestedForm).focus({ preventScroll: true })
  void startCheckout(requestedForm)
}

async function startCheckout(form: HTMLFormElement): Promise<void> {
  if (forms.some((each) => buttonOf(each).ariaBusy === 'true')) return
  for (const each of forms) noticeOf(each).replaceChildren()
  setPending(form, true)
  try {
    const tick = tickOf(form)
    const next = await nextPaymentStep(form.dataset.plan as PlanId, tick.checked)
    // Stays pending until the browser leaves this page.
    if ('to' in next) return location.assign(next.to)
    if (next.asksTerms) {
      tick.parentElement!.hidden = false
      tick.focus()
    }
    noticeOf(form).append(next.sentence, ...(next.link ? [' ', linkTo(next.link)] : []))
  } catch {
    noticeOf(form).append(paymentFailed)
  }
  setPending(form, false)
}

function setPending(form: HTMLFormElement, pending: boolean): void {
  const button = buttonOf(form)
  button.ariaBusy = String(pending)
  button.ariaDisabled = String(pending)
}

function linkTo({ to, label }: { to: string; label: string }): HTMLAnchorElement {
  const link = document.createElement('a')
  link.href = to
  link.textContent = label
  return link
}

function buttonOf(form: HTMLFormElement): HTMLButtonElement {
  return form.querySelector('button')!
}

function tickOf(form: HTMLFormElement): HTMLInputElement {
  return form.querySelector<HTMLInputElement>('[name=terms]')!
}

function noticeOf(form: HTMLFormElement): HTMLElement {
  return form.querySelector<HTMLElement>('[role=alert] > p')!
}
