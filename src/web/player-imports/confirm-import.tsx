import { useState } from 'react'
import * as playerImports from '../../contract/player-imports.ts'
import type { ImportPage } from '../../contract/player-imports.ts'
import { namesPeople } from '../../domain/import-columns.ts'
import { reason } from '../app/refusals.ts'
import { useWhyNotNow } from '../app/use-why-not-now.ts'
import { useWrite } from '../app/use-write.ts'
import { Banner } from '../ui/banner.tsx'
import { Button } from '../ui/button.tsx'
import { Checkbox } from '../ui/choices.tsx'
import { counted } from '../ui/counted.ts'
import { Panel } from '../ui/layout.tsx'
import { newGroupsSentence } from './import-words.ts'
import { readImportsAgain } from './queries.ts'

/** The one next thing: nobody is added before it. */
export function ConfirmImport({ page }: { page: ImportPage }) {
  const { id, version, fileName, foreseen, places, rowsTotal } = page
  const [invites, setInvites] = useState(true)
  const whyNot = useWhyNotNow('importPlayers')
  const confirmation = useWrite(playerImports.confirm, {
    onSuccess: () => void readImportsAgain(),
    otherwise: 'Erreur lors de l’import',
  })
  const newGroups = newGroupsSentence(page.newGroups)
  const created = foreseen['created'] ?? 0
  const updated = foreseen['updated'] ?? 0
  const beyond = foreseen['beyond-limit'] ?? 0
  const hasNames = namesPeople(page.columns.map(({ field }) => field))
  const nothing = created + updated === 0 ? 'Rien à ajouter ni à mettre à jour dans ce fichier.' : null
  const why = whyNot ?? (hasNames ? nothing : reason('no-name-column'))
  return (
    <Panel className="import-confirm">
      <p className="import-step">
        {counted(created + updated, 'joueur')} à importer, sur {counted(rowsTotal, 'ligne')}
      </p>
      <p>
        Fichier <bdi>{fileName}</bdi>. Rien n’est encore ajouté&#160;: vérifiez les colonnes et les lignes,
        puis importez. Vous pourrez annuler pendant 24&#160;heures.
      </p>
      {!hasNames && <Banner tone="waiting">{reason('no-name-column')}</Banner>}
      {beyond > 0 && (
        <Banner tone="waiting">
          Il reste {counted(places ?? 0, 'place')} dans votre formule&#160;: {counted(beyond, 'joueur')}{' '}
          {beyond > 1 ? 'seront laissés' : 'sera laissé'} de côté.
        </Banner>
      )}
      {newGroups && (
        <p>
          <bdi>{newGroups}</bdi>
        </p>
      )}
      {confirmation.error && <Banner tone="error">{confirmation.error}</Banner>}
      <Checkbox
        label="Inviter par email ceux qui ont une adresse"
        checked={invites}
        onChange={({ target }) => setInvites(target.checked)}
      />
      <div className="import-actions">
        <Button
          variant="primary"
          pending={confirmation.pending}
          disabledReason={why}
          onClick={() => void confirmation.send({ id, version, invites })}
        >
          {`Importer ${counted(created + updated, 'joueur')}`}
        </Button>
      </div>
    </Panel>
  )
}
