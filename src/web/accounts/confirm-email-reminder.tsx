import { useRouterState } from '@tanstack/react-router'
import { MailWarning, X } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { useNow } from '../app/use-now.ts'
import { Button } from '../ui/button.tsx'
import { IconButton } from '../ui/icon-button.tsx'
import { focusPageTitle } from '../ui/layout.tsx'
import { remindsOfEmail } from './email-reminder.ts'
import { isPutOff, putOff } from './put-off.ts'
import { useMe } from './queries.ts'
import { useConfirmationMail } from './use-confirmation-mail.ts'
import './confirm-email-reminder.css'

const notice = 'confirm-email'
const putOffMs = 7 * 24 * 3600 * 1000

/** Above the screen. */
export function ConfirmEmailReminder(): ReactNode {
  const me = useMe()
  const path = useRouterState({ select: ({ resolvedLocation }) => resolvedLocation?.pathname ?? '' })
  return remindsOfEmail(path, me) && <EmailReminder />
}

/** One line: the application can be used without confirming. */
export function EmailReminder(): ReactNode {
  const { account } = useMe()
  const now = useNow()
  const { send, pending, error } = useConfirmationMail()
  const [closed, setClosed] = useState(false)
  const hidden = closed || isPutOff(account.id, notice, now.getTime())
  if (account.emailConfirmed || hidden) return null

  function handlePutOff() {
    putOff(account.id, notice, now.getTime() + putOffMs)
    setClosed(true)
    // The focused button is removed.
    focusPageTitle()
  }
  const sentence = error ?? `Confirmez votre email\u00A0: ouvrez le lien envoyé à ${account.email}.`
  return (
    <div role={error ? 'alert' : 'status'} className="email-reminder">
      <MailWarning aria-hidden="true" />
      <p title={sentence}>{sentence}</p>
      <Button variant="bare" pending={pending} onClick={() => void send({})}>
        Renvoyer le lien
      </Button>
      <IconButton
        label="Me le rappeler dans 7 jours"
        icon={<X aria-hidden="true" />}
        onClick={handlePutOff}
      />
    </div>
  )
}
