import { Undo2 } from 'lucide-react'
import { useState } from 'react'
import * as playerImports from '../../contract/player-imports.ts'
import type { ImportPage } from '../../contract/player-imports.ts'
import { isAtWork } from '../../domain/player-import.ts'
import { useTimeZone } from '../accounts/queries.ts'
import { useNow } from '../app/use-now.ts'
import { useWhyNotNow } from '../app/use-why-not-now.ts'
import { useWrite } from '../app/use-write.ts'
import { longInstant } from '../clubs/club-time.ts'
import { Banner } from '../ui/banner.tsx'
import { Button } from '../ui/button.tsx'
import { ConfirmDialog } from '../ui/dialog.tsx'
import { counted } from '../ui/counted.ts'
import { Panel } from '../ui/layout.tsx'
import { countsSentence, staySentence } from './import-words.ts'
import { readImportsAgain } from './queries.ts'

const titles = {
  draft: 'Brouillon',
  running: 'Import en cours',
  done: 'Import terminé',
  failed: 'Import arrêté en route',
  undoing: 'Annulation en cours',
  undone: 'Import annulé',
} as const

/** How far an import is, what it has done, and the way back. */
export function ImportSummary({ page }: { page: ImportPage }) {
  const { status, fileName, rowsDone, rowsTotal, undone, expiresAt } = page
  const timeZone = useTimeZone()
  const now = useNow()
  const isUndoable = expiresAt !== null && now < new Date(expiresAt)
  const stays = staySentence(undone.stayed)
  return (
    <Panel className="import-summary">
      <p role="status" className="import-step">
        {titles[status]}
      </p>
      {isAtWork(status) && (
        <>
          <progress aria-label="Avancement" value={rowsDone} max={rowsTotal} />
          <p>
            {rowsDone} sur {counted(rowsTotal, 'ligne')}. Vous pouvez quitter cette page&#160;: tout continue
            sans vous.
          </p>
        </>
      )}
      <p>
        Fichier <bdi>{fileName}</bdi>
        {!isAtWork(status) && <>&#160;: {countsSentence(page)}</>}.
      </p>
      {status === 'failed' && (
        <Banner tone="error">
          Tout n’est pas fait. Ce qui est fait reste&#160;: importez à nouveau le fichier pour finir.
        </Banner>
      )}
      {status === 'undone' && (
        <p>
          {undone.removed} retiré{undone.removed > 1 ? 's' : ''} du club.
          {stays && ` Les autres n’ont pas bougé\u00A0: ${stays}.`} Les mises à jour restent, sauf les
          groupes.
        </p>
      )}
      {isUndoable && <UndoButton page={page} until={longInstant(expiresAt, timeZone, now)} />}
    </Panel>
  )
}

function UndoButton({ page: { id }, until }: { page: ImportPage; until: string }) {
  const [asks, setAsks] = useState(false)
  const whyNot = useWhyNotNow('importPlayers')
  const undo = useWrite(playerImports.undo, {
    onSuccess: async () => {
      setAsks(false)
      await readImportsAgain()
    },
    otherwise: 'Erreur lors de l’annulation',
  })
  return (
    <>
      <div className="import-actions">
        <Button icon={<Undo2 aria-hidden="true" />} disabledReason={whyNot} onClick={() => setAsks(true)}>
          Annuler l’import
        </Button>
      </div>
      <p className="note">Possible jusqu’au {until}.</p>
      {asks && (
        <ConfirmDialog
          title="Annuler l’import&#8239;?"
          confirm="Annuler l’import"
          pending={undo.pending}
          onConfirm={() => void undo.send({ id })}
          onCancel={() => setAsks(false)}
        >
          {undo.error && <Banner tone="error">{undo.error}</Banner>}
          <p>
            Les joueurs ajoutés sont retirés. Restent ceux qui sont déjà entrés dans Rebond, prévus à une
            séance, évalués, modifiés, ou mis dans un autre groupe. Ceux que vous aviez déjà quittent les
            groupes de la liste et gardent leurs autres mises à jour. Un groupe créé par l’import disparait
            s’il est vide et que personne ne l’a modifié.
          </p>
        </ConfirmDialog>
      )}
    </>
  )
}
