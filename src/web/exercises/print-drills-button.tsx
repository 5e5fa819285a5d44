import { Printer } from 'lucide-react'
import { useState } from 'react'
import type { Exercise } from '../../contract/exercises.ts'
import { useMe } from '../accounts/queries.ts'
import { Button } from '../ui/button.tsx'
import { lazyPart } from '../ui/lazy-part.tsx'

const DrillCards = lazyPart(async () => (await import('../drills/drill-cards.tsx')).DrillCards)

/** Ten sheets or so: who wants more has not chosen yet. */
const maxPrinted = 40

interface PrintDrillsButtonProps {
  /** Those that the library shows just now. */
  exercises: readonly Exercise[]
  /** What they have in common. */
  title: string
}

/** What was filtered or searched, on paper. */
export function PrintDrillsButton({ exercises, title }: PrintDrillsButtonProps) {
  const { club } = useMe()
  /** What was on the screen at the press; each press lays it out anew. */
  const [printed, setPrinted] = useState<{ times: number; drills: readonly Exercise[] } | null>(null)
  const count = exercises.length
  if (count === 0) return null
  return (
    <>
      <Button
        variant="bare"
        icon={<Printer aria-hidden="true" />}
        disabledReason={count > maxPrinted ? `${maxPrinted} exercices au plus\u00A0: filtrez d’abord.` : null}
        onClick={() => setPrinted({ times: (printed?.times ?? 0) + 1, drills: exercises })}
      >
        {count === 1 ? 'Imprimer cet exercice' : `Imprimer ces ${count} exercices`}
      </Button>
      {printed && (
        <DrillCards
          key={printed.times}
          drills={printed.drills}
          head={
            <>
              <h1>
                <bdi>{title}</bdi>
              </h1>
              <p>{club?.name}</p>
            </>
          }
        />
      )}
    </>
  )
}
