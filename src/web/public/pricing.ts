import type { PlanId } from '../../domain/plan.ts'
import { paymentFailed } from '../subscription/to-payment.ts'
import { wayToPay } from './way-to-pay.ts'

/**
 * The pricing page's script. Without it the buttons still lead to the door, and the page is read all the same. Whoever
 * comes back from the door has the plan that they chose in the address, and goes on at once.
 */

const forms = [...document.querySelectorAll<HTMLFormElement>('form[data-plan]')]

for (const form of forms) {
  form.addEventListener('submit', (event) => {
    event.preventDefault()
    void choose(form)
  })
}

// Back from the payment's page, with this one as it was left.
addEventListener('pageshow', ({ persisted }) => {
  if (persisted) for (const form of forms) setPending(form, false)
})

const chosenBefore = new URLSearchParams(location.search).get('plan')
const formOfChoice = forms.find(({ dataset }) => dataset.plan === chosenBefore)
if (formOfChoice) {
  // Loaded again, or come back to, the page asks nothing by itself.
  history.replaceState(null, '', location.pathname)
  formOfChoice.scrollIntoView({ block: 'center' })
  buttonOf(formOfChoice).focus({ preventScroll: true })
  void choose(formOfChoice)
}

async function choose(form: HTMLFormElement): Promise<void> {
  if (forms.some((each) => buttonOf(each).ariaBusy === 'true')) return
  for (const each of forms) noticeOf(each).replaceChildren()
  setPending(form, true)
  try {
    const way = await wayToPay(form.dataset.plan as PlanId)
    // Under way until this page is left.
    if ('to' in way) return location.assign(way.to)
    noticeOf(form).append(way.sentence, ...(way.link ? [' ', linkTo(way.link)] : []))
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

function noticeOf(form: HTMLFormElement): HTMLElement {
  return form.querySelector<HTMLElement>('[role=alert] > p')!
}
