import { Banner } from '../ui/banner.tsx'
import { Button } from '../ui/button.tsx'
import type { Trouble } from '../use-action.ts'
import type { Chosen } from './chosen-cell.tsx'
import { failures } from './evaluation-draft.ts'
import { type Cell, cellKey } from './group-changes.ts'
import { nameOf } from './techniques-of.ts'

interface GroupTroublesProps {
  troubles: readonly Trouble<Cell>[]
  onForget: (cell: Cell) => void
  chosenAt: (cell: Cell) => Chosen | null
}

/** Where the server breaks on several cells one sentence is enough; each quarrel is told by itself. */
export function GroupTroubles({ troubles, onForget, chosenAt }: GroupTroublesProps) {
  const broken = troubles.filter(({ sentence }) => Object.values<string>(failures).includes(sentence))
  const told = broken.length > 1 ? troubles.filter((trouble) => !broken.includes(trouble)) : troubles
  return (
    <>
      {broken.length > 1 && (
        <Banner
          tone="error"
          className="mb-4"
          action={<Button onClick={() => broken.forEach(({ about }) => onForget(about))}>Compris</Button>}
        >
          {`${failures.other} (${broken.length} cases)`}
        </Banner>
      )}
      {told.map(({ about: cell, sentence }) => {
        const chosen = chosenAt(cell)
        return (
          <Banner
            key={cellKey(cell)}
            tone="error"
            className="mb-4"
            action={<Button onClick={() => onForget(cell)}>Compris</Button>}
          >
            {chosen ? `${nameOf(chosen.player)}, ${chosen.technique.name}\u00A0: ${sentence}` : sentence}
          </Banner>
        )
      })}
    </>
  )
}
