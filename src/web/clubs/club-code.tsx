import { Copy, RefreshCw } from 'lucide-react'
import { type CSSProperties, type RefObject, useEffect, useRef, useState } from 'react'
import * as clubs from '../../contract/clubs.ts'
import { useOutbox } from '../offline/outbox/outbox-state.ts'
import { Banner } from '../ui/banner.tsx'
import { Button } from '../ui/button.tsx'
import { ConfirmDialog } from '../ui/dialog.tsx'
import { showToast } from '../ui/toast.ts'
import { useWrite } from '../app/use-write.ts'
import { isRenewalQueued } from './club-overlay.ts'
import { cacheClub } from './queries.ts'

/** The club's code in large letters, with buttons to copy and to renew it. */
export function ClubCode({ code, next }: { code: string; next: boolean }) {
  const [renewing, setRenewing] = useState(false)
  const text = useRef<HTMLElement>(null)
  const { message, copy } = useCopy(code, text)
  const renewalQueued = isRenewalQueued(useOutbox().writes) && !renewing
  return (
    <section aria-labelledby="club-code" className="table-top net-v club-board club-board-halves">
      <div className="club-code-frame">
        <h3 id="club-code">Code club</h3>
        <p>
          <code ref={text} className="club-code" style={{ '--letters': code.length } as CSSProperties}>
            {code}
          </code>
        </p>
      </div>
      <div className="club-share">
        <p className="club-advice">
          Partagez ce code avec vos joueurs et avec les autres entraineurs du club&#160;: ils le saisissent
          pour vous rejoindre.
        </p>
        <div className="club-code-actions">
          <Button
            variant={next ? 'primary' : 'on-table'}
            icon={<Copy aria-hidden="true" />}
            onClick={() => void copy()}
          >
            Copier le code
          </Button>
          <Button
            variant="on-table"
            icon={<RefreshCw aria-hidden="true" />}
            disabledReason={renewalQueued ? renewalQueuedSentence : null}
            onClick={() => setRenewing(true)}
          >
            Renouveler le code
          </Button>
          <p role="status" className="strong">
            {message || (renewalQueued && renewalQueuedSentence)}
          </p>
        </div>
      </div>
      {renewing && <RenewCodeDialog code={code} onClose={() => setRenewing(false)} />}
    </section>
  )
}

const renewalQueuedSentence = 'Le nouveau code s’affichera dès que le réseau le permettra.'

function RenewCodeDialog({ code, onClose }: { code: string; onClose: () => void }) {
  const renewal = useWrite(clubs.renewCode, {
    onSuccess: (club) => {
      cacheClub(club)
      if (club) showToast('Le code est renouvelé.')
      onClose()
    },
    otherwise: 'Erreur lors de la mise à jour du club',
  })
  return (
    <ConfirmDialog
      title={'Renouveler le code\u202F?'}
      confirm="Renouveler le code"
      pending={renewal.pending}
      onConfirm={() => void renewal.send({})}
      onCancel={onClose}
    >
      {renewal.error && (
        <Banner tone="error" className="dialog-notice">
          {renewal.error}
        </Banner>
      )}
      <p>
        Le code actuel, <b className="typed">{code}</b>, ne fonctionnera plus. Il faudra donner le nouveau à
        ceux qui doivent encore vous rejoindre. Les membres du club y restent.
      </p>
    </ConfirmDialog>
  )
}

const MESSAGE_MS = 2000

/** If the browser denies access to the clipboard, selects the code for a manual copy. */
function useCopy(code: string, text: RefObject<HTMLElement | null>) {
  const [message, setMessage] = useState('')
  const [copies, setCopies] = useState(0)
  useEffect(() => {
    if (copies === 0) return undefined
    const timer = setTimeout(() => setMessage(''), MESSAGE_MS)
    return () => clearTimeout(timer)
  }, [copies])

  async function copy() {
    try {
      await navigator.clipboard.writeText(code)
      setMessage('Code copié !')
      setCopies((count) => count + 1)
    } catch {
      if (text.current) getSelection()?.selectAllChildren(text.current)
      setMessage(
        'La copie est bloquée par le navigateur. Le code est sélectionné\u00A0: copiez-le vous-même.',
      )
    }
  }
  return { message, copy }
}
