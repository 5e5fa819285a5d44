import { Undo2 } from 'lucide-react'
import { fullName } from '../../domain/member-name.ts'
import type { TechniqueStatus } from '../../domain/technique-catalogue.ts'
import { Button } from '../ui/button.tsx'
import type { Chosen } from './chosen-cell.tsx'
import { statusNames } from './evaluation-words.ts'

interface UndoStripProps {
  /** The cell that was pressed last; null before the first press. */
  cell: Chosen | null
  /** What that cell was set to; null for a mastered one, which a press leaves as it is. */
  status: TechniqueStatus | null
  /** Null where nothing can be taken back. */
  onUndo: (() => void) | null
}

/** Always in sight and as high, however far the grid and the page are scrolled: what one has just done, and its way back. */
export function UndoStrip({ cell, status, onUndo }: UndoStripProps) {
  return (
    <div role="group" aria-label="Dernier changement" className="evaluation-undo">
      <p>
        {cell ? (
          <>
            <b>
              <bdi>{fullName(cell.player)}</bdi>, <bdi>{cell.technique.name}</bdi>
            </b>
            {`\u00A0: ${status ? statusNames[status] : `déjà ${statusNames.mastered}. ${otherChoice}`}`}
          </>
        ) : (
          <>
            Touchez une case&nbsp;: {statusNames.in_progress}, puis {statusNames.mastered}. {otherChoice}
            <span className="evaluation-keys">
              {' '}
              Au clavier&nbsp;: flèches, Espace, ou les lettres N, P et M.
            </span>
          </>
        )}
      </p>
      {onUndo && (
        <Button icon={<Undo2 aria-hidden="true" />} onClick={onUndo}>
          Annuler
        </Button>
      )}
    </div>
  )
}

const otherChoice = 'Autre choix sous le tableau.'
