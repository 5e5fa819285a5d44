import { Clipboard, RotateCcw, Trash2 } from 'lucide-react'
import { type ComponentType, type ReactNode, useState } from 'react'
import { CallFailed } from '../../app/call.ts'
import { sentenceFor } from '../../app/refusals.ts'
import { Banner } from '../../ui/banner.tsx'
import { Button } from '../../ui/button.tsx'
import { ConfirmDialog } from '../../ui/dialog.tsx'
import { Paged } from '../../ui/paged.tsx'
import { discard, retry } from './outbox.ts'
import type { QueuedWrite } from './queued-write.ts'

// There since the screen was painted, as in the dialog.
const { changedBefore, inputToRetry, wordsFor } = await import('./registry.ts')

type Summary = ComponentType<{ write: QueuedWrite }>

interface RefusedWritesProps {
  writes: readonly QueuedWrite[]
  pageSize: number
  /** Given along, because importing it would bring the whole dialog into this chunk. */
  Summary: Summary
  children: ReactNode
}

export function RefusedWrites({ writes, pageSize, Summary, children }: RefusedWritesProps) {
  if (writes.length === 0) return null
  return (
    <>
      <p className="outbox-fate secondary">{children}</p>
      <Paged label="Pages des enregistrements à revoir" items={writes} size={pageSize}>
        {(shown) => (
          <ul className="outbox-list">
            {shown.map((write) => (
              <RefusedWrite key={write.id} write={write} Summary={Summary} />
            ))}
          </ul>
        )}
      </Paged>
    </>
  )
}

function RefusedWrite({ write, Summary }: { write: QueuedWrite; Summary: Summary }) {
  const [copied, setCopied] = useState(false)
  const [leaving, setLeaving] = useState(false)
  const [sending, setSending] = useState(false)
  const { refusal = 'unexpected', sentence, fields = {} } = write.refused ?? {}
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
          : (changedBefore(write) ?? sentenceFor(new CallFailed(refusal, { sentence })))}
      </Banner>
      <Summary write={write} />
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
