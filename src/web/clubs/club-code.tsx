import { Link } from '@tanstack/react-router'
import { Copy, RefreshCw, Share2 } from 'lucide-react'
import { type CSSProperties, useRef, useState } from 'react'
import { useOutbox } from '../offline/outbox/outbox-state.ts'
import { Button } from '../ui/button.tsx'
import { buttonClass } from '../ui/button-class.ts'
import { lazyPart } from '../ui/lazy-part.tsx'
import { useCopy } from '../ui/use-copy.ts'
import { isRenewalQueued } from './club-overlay.ts'

const RenewCodeDialog = lazyPart(async () => (await import('./renew-code-dialog.tsx')).RenewCodeDialog)

/** The club's code in large letters, with buttons to copy and to renew it. */
export function ClubCode({ code, next }: { code: string; next: boolean }) {
  const [renewing, setRenewing] = useState(false)
  const text = useRef<HTMLElement>(null)
  const { message, copy } = useCopy('code', code, text)
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
          <Link to="/coach/inviter" className={buttonClass({ variant: 'on-table' })}>
            <Share2 aria-hidden="true" />
            Inviter
          </Link>
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
