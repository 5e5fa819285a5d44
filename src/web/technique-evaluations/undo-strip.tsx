import { Undo2 } from 'lucide-react'
import { fullName } from '../../domain/member-name.ts'
import type { TechniqueStatus } from '../../domain/technique-catalogue.ts'
import { Button } from '../ui/button.tsx'
import type { Chosen } from './chosen-cell.tsx'
import { statusNames } from './evaluation-words.ts'

/** What was changed last, and what it was before. */
interface LastChange {
  /** Null for somebody who has left the club meanwhile. */
  readonly chosen: Chosen | null
  readonly before: TechniqueStatus
  readonly after: TechniqueStatus
}

interface UndoStripProps {
  change: LastChange | null
  /** The mastered cell that was pressed just now. */
  kept: Chosen | null
  onUndo: () => void
}

/** Always in sight, however far the grid and the page are scrolled: what one has just done, and its way back. */
export function UndoStrip({ change, kept, onUndo }: UndoStripProps) {
  return (
    <div role="group" aria-label="Dernier changement" className="evaluation-undo">
      {kept && (
        <p className="w-full">
          <CellName chosen={kept} />
          {`\u00A0: déjà ${statusNames.mastered}. ${otherStatus}`}
        </p>
      )}
      {change && (
        <>
          <p className="evaluation-undo-words">
            {change.chosen && (
              <>
                <CellName chosen={change.chosen} />
                {`\u00A0: ${statusNames[change.after]}`}{' '}
                <span className="text-ink-2">{`(avant\u00A0: ${statusNames[change.before]})`}</span>
              </>
            )}
          </p>
          <Button icon={<Undo2 aria-hidden="true" />} onClick={onUndo}>
            Annuler
          </Button>
        </>
      )}
      {!change && !kept && (
        <p className="text-ink-2">
          Touchez une case&nbsp;: {statusNames.in_progress}, puis {statusNames.mastered}. {otherStatus}
          <span className="evaluation-keys">
            {' '}
            Au clavier&nbsp;: flèches, Espace, ou les lettres N, P et M.
          </span>
        </p>
      )}
    </div>
  )
}

const otherStatus = 'Un autre statut se choisit sous le tableau.'

function CellName({ chosen: { player, technique } }: { chosen: Chosen }) {
  return (
    <b>
      <bdi>{fullName(player)}</bdi>, <bdi>{technique.name}</bdi>
    </b>
  )
}
