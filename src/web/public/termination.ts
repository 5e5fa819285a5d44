import * as accounts from '../../contract/accounts.ts'
import type { WhoAmI } from '../../contract/accounts.ts'
import type { Input, Output } from '../../contract/endpoint.ts'
import * as subscription from '../../contract/subscription.ts'
import { CallFailed, transmit } from '../app/call.ts'
import { newId } from '../app/new-id.ts'

/** The script of « Résilier votre contrat »: what was typed, its check, and its notification. */

type Notification = Input<typeof subscription.terminateContract>
type Step = 'details' | 'check' | 'done'

const steps = [...document.querySelectorAll<HTMLElement>('[data-step]')]
const form = document.querySelector<HTMLFormElement>('form[data-step=details]')!
const notice = document.querySelector<HTMLElement>('.termination [role=alert] > p')!
const notify = document.querySelector<HTMLButtonElement>('[data-do=notify]')!

const instant = new Intl.DateTimeFormat('fr-FR', { dateStyle: 'long', timeStyle: 'short' })

/** Of what is typed now: notified twice, it is received once. */
let id = newId()

form.addEventListener('submit', (event) => {
  event.preventDefault()
  notice.replaceChildren()
  id = newId()
  const { wantedOn, ...typed } = notification()
  tell({ ...typed, wantedOn: wantedOn ? dayOf(wantedOn) : 'Dès que possible' })
  show('check')
})

// What the server said was wrong is being mended.
form.addEventListener('input', () => notice.replaceChildren())

document.querySelector('[data-do=back]')!.addEventListener('click', () => show('details'))

notify.addEventListener('click', () => void send())

form.hidden = false
void fillIn()

async function send(): Promise<void> {
  if (notify.ariaBusy === 'true') return
  notice.replaceChildren()
  notify.ariaBusy = 'true'
  try {
    const received = (await transmit(
      subscription.terminateContract,
      { ...notification() },
      {
        accountId: null,
        writeId: id,
      },
    )) as Output<typeof subscription.terminateContract>
    tell({ notifiedAt: instant.format(new Date(received.notifiedAt)), email: notification().email })
    show('done')
  } catch (error) {
    const fields = error instanceof CallFailed ? Object.values(error.fields) : []
    notice.append(fields.length > 0 ? `${fields.join('. ')}.` : sentenceFor(error))
    if (fields.length > 0) show('details')
  }
  notify.ariaBusy = 'false'
}

function sentenceFor(error: unknown): string {
  if (error instanceof CallFailed && error.refusal === 'too-many-attempts') {
    return 'Trop d’essais. Patientez quelques minutes avant de réessayer, ou écrivez-nous.'
  }
  return 'Une erreur est survenue. Veuillez réessayer.'
}

/** Whoever is signed in need not type what is known. */
async function fillIn(): Promise<void> {
  const me = (await transmit(accounts.me, {}, { accountId: null }).catch(() => null)) as WhoAmI | null
  if (me?.account.role !== 'coach') return
  const { firstName, lastName, email } = me.account
  const known = { firstName, lastName, email, clubName: me.club?.name ?? '' }
  for (const [name, value] of Object.entries(known)) {
    const field = fieldOf(name)
    if (field.value === '') field.value = value
  }
}

function notification(): Notification {
  const { value: wantedOn } = fieldOf('wantedOn')
  return {
    id,
    firstName: fieldOf('firstName').value,
    lastName: fieldOf('lastName').value,
    email: fieldOf('email').value,
    clubName: fieldOf('clubName').value,
    ...(wantedOn && { wantedOn }),
  }
}

function fieldOf(name: string): HTMLInputElement {
  return form.querySelector<HTMLInputElement>(`[name=${name}]`)!
}

function tell(texts: Readonly<Record<string, string>>): void {
  for (const place of document.querySelectorAll<HTMLElement>('[data-told]')) {
    const text = texts[place.dataset.told ?? '']
    if (text !== undefined) place.textContent = text
  }
}

function show(step: Step): void {
  for (const each of steps) each.hidden = each.dataset.step !== step
  document.querySelector<HTMLElement>(`[data-step=${step}] h2`)!.focus()
}

function dayOf(day: string): string {
  return new Intl.DateTimeFormat('fr-FR', { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(day))
}
