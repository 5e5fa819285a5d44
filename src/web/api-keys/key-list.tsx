import { useState } from 'react'
import * as apiKeys from '../../contract/api-keys.ts'
import type { ApiKey } from '../../contract/api-keys.ts'
import { apiKeyPrefix, hasExpired } from '../../domain/api-key.ts'
import { useWhyNotNow } from '../app/use-why-not-now.ts'
import { useWrite } from '../app/use-write.ts'
import { writtenDate } from '../clubs/club-time.ts'
import { Banner } from '../ui/banner.tsx'
import { Button } from '../ui/button.tsx'
import { ConfirmDialog } from '../ui/dialog.tsx'
import { Section } from '../ui/layout.tsx'
import { showToast } from '../ui/toast.ts'
import { useRowFocus } from '../ui/use-row-focus.ts'
import { accessSentence } from './access-words.ts'
import { hourOf } from './hour-of.ts'
import { invalidateKeys } from './queries.ts'

export function hasEnded({ expiresAt }: ApiKey, now: Date): boolean {
  return hasExpired(expiresAt === null ? null : new Date(expiresAt), now)
}

interface KeyListProps {
  keys: readonly ApiKey[]
  timeZone: string
  now: Date
}

export function KeyList({ keys, timeZone, now }: KeyListProps) {
  const whyNotEnd = useWhyNotNow('endApiKeys')
  const [ending, setEnding] = useState<ApiKey | null>(null)
  const list = useRowFocus()
  return (
    <Section title={`Clés (${keys.length})`}>
      {keys.length === 0 && <p className="api-keys-none">Aucune clé pour le moment.</p>}
      <ul ref={list} className="rows">
        {keys.map((key) => (
          <li key={key.id} className="api-key">
            <div>
              <p className="api-key-name">
                <bdi>{key.name}</bdi>{' '}
                <code>
                  {apiKeyPrefix}…{key.lastCharacters}
                </code>
              </p>
              <p className="api-key-access">{accessSentence(key.access)}</p>
              <p className="api-key-facts">
                Créée le {writtenDate(key.createdAt, timeZone)} par <bdi>{key.createdBy}</bdi>.{' '}
                {expirySentence(key, timeZone, now)}{' '}
                {key.lastUsedAt
                  ? `Dernière utilisation ${hourOf(key.lastUsedAt, timeZone, now)}.`
                  : 'Jamais utilisée.'}
              </p>
            </div>
            <Button
              aria-label={`Arrêter la clé ${key.name}`}
              disabledReason={whyNotEnd}
              onClick={() => setEnding(key)}
            >
              Arrêter
            </Button>
          </li>
        ))}
      </ul>
      {ending && <EndKeyDialog apiKey={ending} onClose={() => setEnding(null)} />}
    </Section>
  )
}

function expirySentence(key: ApiKey, timeZone: string, now: Date): string {
  if (key.expiresAt === null) return 'Sans date de fin.'
  const date = writtenDate(key.expiresAt, timeZone)
  return hasEnded(key, now) ? `Expirée depuis le ${date}.` : `Valable jusqu’au ${date}.`
}

function EndKeyDialog({ apiKey, onClose }: { apiKey: ApiKey; onClose: () => void }) {
  const end = useWrite(apiKeys.end, {
    onSuccess: async () => {
      await invalidateKeys()
      showToast(`La clé ${apiKey.name} est arrêtée.`)
      onClose()
    },
    otherwise: 'Erreur lors de l’arrêt de la clé',
  })
  return (
    <ConfirmDialog
      title={
        <>
          Arrêter la clé <bdi>{apiKey.name}</bdi>&#8239;?
        </>
      }
      confirm="Arrêter la clé"
      pending={end.pending}
      onConfirm={() => void end.send({ id: apiKey.id })}
      onCancel={onClose}
    >
      {end.error && (
        <Banner tone="error" className="api-key-error">
          {end.error}
        </Banner>
      )}
      <p>
        Le programme qui s’en sert ne lira et n’écrira plus rien, tout de suite et pour toujours. Ce qu’il a
        écrit reste.
      </p>
    </ConfirmDialog>
  )
}
