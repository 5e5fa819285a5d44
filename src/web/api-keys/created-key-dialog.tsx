import { Copy } from 'lucide-react'
import { useRef, useState } from 'react'
import type { ApiKey } from '../../contract/api-keys.ts'
import { writtenDate } from '../clubs/club-time.ts'
import { Banner } from '../ui/banner.tsx'
import { Button } from '../ui/button.tsx'
import { Dialog } from '../ui/dialog.tsx'

interface CreatedKeyDialogProps {
  apiKey: ApiKey
  secret: string
  timeZone: string
  onClose: () => void
}

const uncopied = {
  title: 'Quitter sans copier la clé\u202F?',
  text: 'Personne ne pourra plus vous la montrer.',
}

export function CreatedKeyDialog({ apiKey, secret, timeZone, onClose }: CreatedKeyDialogProps) {
  const text = useRef<HTMLElement>(null)
  const [message, setMessage] = useState('')
  const [isCopied, setIsCopied] = useState(false)

  /** Where the browser denies the clipboard, the key is selected for a copy by hand. */
  async function handleCopy() {
    try {
      await navigator.clipboard.writeText(secret)
      setMessage('Clé copiée.')
      setIsCopied(true)
    } catch {
      if (text.current) getSelection()?.selectAllChildren(text.current)
      setMessage(
        'La copie est bloquée par le navigateur. La clé est sélectionnée\u00A0: copiez-la vous-même.',
      )
    }
  }
  return (
    <Dialog
      title={
        <>
          Votre clé <bdi>{apiKey.name}</bdi>
        </>
      }
      subtitle={
        apiKey.expiresAt === null
          ? 'Sans date de fin'
          : `Valable jusqu’au ${writtenDate(apiKey.expiresAt, timeZone)}`
      }
      size="small"
      guard={isCopied ? false : uncopied}
      onClose={onClose}
      footer={<Button onClick={onClose}>J’ai copié la clé</Button>}
    >
      <div className="api-key-form">
        <Banner tone="waiting">
          Copiez-la maintenant&#160;: personne ne pourra plus vous la montrer. Qui la possède lit et écrit ce
          qu’elle ouvre.
        </Banner>
        <code ref={text} className="api-key-secret">
          {secret}
        </code>
        <div className="api-keys-actions">
          <Button
            data-first-focus
            variant="primary"
            icon={<Copy aria-hidden="true" />}
            onClick={() => void handleCopy()}
          >
            Copier la clé
          </Button>
          <p role="status">{message}</p>
        </div>
      </div>
    </Dialog>
  )
}
