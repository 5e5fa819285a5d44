import type { ReactNode } from 'react'
import { Button } from '../ui/button.tsx'
import { counted } from '../ui/counted.ts'
import { Dialog } from '../ui/dialog.tsx'

interface TakeOverQuestionProps {
  /** How many exercises the form has already. */
  present: number
  totalAfter: ReactNode
  totalInstead: ReactNode
  onTakeOver: (place: 'instead' | 'after') => void
  onClose: () => void
}

/** Asks before a programme that the coach composed is replaced. */
export function TakeOverQuestion(props: TakeOverQuestionProps) {
  const { present, totalAfter, totalInstead, onTakeOver, onClose } = props
  const footer = (
    <>
      <Button variant="bare" data-first-focus onClick={onClose}>
        Annuler
      </Button>
      <Button onClick={() => onTakeOver('after')}>Ajouter à la suite</Button>
      <Button variant="solid" onClick={() => onTakeOver('instead')}>
        Remplacer
      </Button>
    </>
  )
  return (
    <Dialog
      title={`Le programme contient déjà ${counted(present, 'exercice')}`}
      role="alertdialog"
      onClose={onClose}
      footer={footer}
    >
      <dl className="proposal-outcomes">
        <div>
          <dt>Ajouter à la suite</dt>
          <dd>{totalAfter}</dd>
        </div>
        <div>
          <dt>Remplacer</dt>
          <dd>{totalInstead}</dd>
        </div>
      </dl>
    </Dialog>
  )
}
