import { Clipboard, RotateCcw, Trash2 } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { useTimeZone } from '../../accounts/queries.ts'
import { CallFailed } from '../../app/call.ts'
import { longInstant } from '../../clubs/club-time.ts'
import { sentenceFor } from '../../app/refusals.ts'
import { Banner } from '../../ui/banner.tsx'
import { Button } from '../../ui/button.tsx'
import { ConfirmDialog, Dialog } from '../../ui/dialog.tsx'
import { Paged } from '../../ui/paged.tsx'
import { optionalPart } from '../../ui/lazy-part.tsx'
import { EmptyState } from '../../ui/states.tsx'
import { useNow } from '../../app/use-now.ts'
import { discard, retry } from './outbox.ts'
import { inputToRetry, changedBefore, wordsFor } from './registry.ts'
import { isUnstored, useOutbox } from './outbox-state.ts'
import type { QueuedWrite } from './queued-write.ts'
import './outbox.css'

const UpdateButton = optionalPart(async () => (await import('./update-button.tsx')).UpdateButton)

/** An evening without network can leave a thousand marks. */
const writesPerPage = 20

/** What waits for the network, and what the server said no to, with what was typed. */
export function OutboxDialog({ onClose }: { onClose: () => void }) {
  const { writes, canStore, blockedBy } = useOutbox()
  const refused = writes.filter((write) => write.refused)
  const kept = refused.filter(({ id }) => !isUnstored(id))
  const onlyHere = refused.filter(({ id }) => isUnstored(id))
  const waiting = writes.filter((write) => !write.refused)
  return (
    <Dialog title="Vos enregistrements" onClose={onClose}>
      <div className="outbox">
        {!canStore && (
          <Banner tone="waiting">
            Sur cet appareil, rien ne peut être gardé sans réseau. Vérifiez que le navigateur n’est pas en
            mode privé et qu’il reste de la place.
          </Banner>
        )}
        {refused.length > 0 && (
          <section>
            <h3>À revoir</h3>
            <RefusedWrites writes={onlyHere}>
              Ceci n’a pas pu être enregistré, et sera perdu si vous fermez cette page&#160;: renvoyez-le ou
              copiez-le.
            </RefusedWrites>
            <RefusedWrites writes={kept}>
              Ceci n’a pas pu être enregistré. Rien n’est perdu&#160;: choisissez ce que vous en faites.
            </RefusedWrites>
          </section>
        )}
        {waiting.length > 0 && (
          <section>
            <h3>En attente d’envoi</h3>
            {blockedBy === 'outdated-client' ? (
              <Banner tone="waiting" className="outbox-outdated" action={<UpdateButton />}>
                Gardé sur cet appareil. Pour que tout parte, Rebond doit être mis à jour.
              </Banner>
            ) : (
              <p className="outbox-fate secondary">
                Gardé sur cet appareil. Tout part dans l’ordre dès que le réseau revient.
              </p>
            )}
            <Paged label="Pages des enregistrements en attente" items={waiting} size={writesPerPage}>
              {(shown) => (
                <ul className="outbox-list">
                  {shown.map((write) => (
                    <li key={write.id} className="outbox-write">
                      <WriteSummary write={write} />
                    </li>
                  ))}
                </ul>
              )}
            </Paged>
          </section>
        )}
        {writes.length === 0 && canStore && (
          <EmptyState title="Tout est enregistré." compact>
            Rien n’attend sur cet appareil.
          </EmptyState>
        )}
      </div>
    </Dialog>
  )
}

function WriteSummary({ write }: { write: QueuedWrite }) {
  const { title, typed } = wordsFor(write)
  const timeZone = useTimeZone()
  const now = useNow()
  return (
    <>
      <h4>{title}</h4>
      <p className="note">{longInstant(write.at, timeZone, now)}</p>
      {typed.length > 0 && (
        <dl className="outbox-typed">
          {typed.map(([label, text]) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{text}</dd>
            </div>
          ))}
        </dl>
      )}
    </>
  )
}

function RefusedWrites({ writes, children }: { writes: readonly QueuedWrite[]; children: ReactNode }) {
  if (writes.length === 0) return null
  return (
    <>
      <p className="outbox-fate secondary">{children}</p>
      <Paged label="Pages des enregistrements à revoir" items={writes} size={writesPerPage}>
        {(shown) => (
          <ul className="outbox-list">
            {shown.map((write) => (
              <RefusedWrite key={write.id} write={write} />
            ))}
          </ul>
        )}
      </Paged>
    </>
  )
}

function RefusedWrite({ write }: { write: QueuedWrite }) {
  const [copied, setCopied] = useState(false)
  const [leaving, setLeaving] = useState(false)
  const [sending, setSending] = useState(false)
  const { refusal = 'unexpected', fields = {} } = write.refused ?? {}
  const sentences = Object.values(fields)

  async function handleRetry() {
    setSending(true)
    try {
      await retry(write, inputToRetry(write))
    } finally {
      setSending(false)
    }
  }
  async function handleCopy() {
    await navigator.clipboard.writeText(asText(write))
    setCopied(true)
  }
  return (
    <li className="outbox-write">
      <Banner tone="error">
        {sentences.length > 0
          ? sentences.join(' ')
          : (changedBefore(write) ?? sentenceFor(new CallFailed(refusal)))}
      </Banner>
      <WriteSummary write={write} />
      <div className="outbox-actions">
        <Button
          icon={<RotateCcw aria-hidden="true" />}
          pending={sending}
          onClick={() => void handleRetry().catch(() => {})}
        >
          {refusal === 'changed-meanwhile' ? 'Enregistrer quand même' : 'Réessayer'}
        </Button>
        <Button icon={<Clipboard aria-hidden="true" />} onClick={() => void handleCopy().catch(() => {})}>
          {copied ? 'Copié\u202F!' : 'Copier'}
        </Button>
        <Button variant="bare" icon={<Trash2 aria-hidden="true" />} onClick={() => setLeaving(true)}>
          Abandonner
        </Button>
      </div>
      {leaving && (
        <ConfirmDialog
          title={'Abandonner cet enregistrement\u202F?'}
          confirm="Abandonner"
          onConfirm={() => void discard(write.id)}
          onCancel={() => setLeaving(false)}
        >
          <p>Ce que vous aviez saisi disparaitra de cet appareil.</p>
        </ConfirmDialog>
      )}
    </li>
  )
}

function asText(write: QueuedWrite): string {
  const { title, typed } = wordsFor(write)
  return [title, ...typed.map(([label, text]) => `${label}\u00A0: ${text}`)].join('\n')
}
