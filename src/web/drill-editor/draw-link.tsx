import { Link } from '@tanstack/react-router'
import { PencilLine } from 'lucide-react'
import type { Exercise } from '../../contract/exercises.ts'
import { useWhyCannot } from '../app/use-why-cannot.ts'
import { buttonClass } from '../ui/button-class.ts'

/** Beside « Nouvel exercice », which keeps the specification’s form. */
export function DrawLink() {
  const whyNotWrite = useWhyCannot('writeExercises')
  if (whyNotWrite) return null
  return (
    <Link to="/coach/exercises/dessin" className={buttonClass({})}>
      <PencilLine aria-hidden="true" />
      Dessiner un exercice
    </Link>
  )
}

/** Of one of the club’s own; what is no rally is not drawn stroke by stroke. */
export function EditDrawingLink({ exercise: { id, drill } }: { exercise: Pick<Exercise, 'id' | 'drill'> }) {
  const whyNotWrite = useWhyCannot('writeExercises')
  if (whyNotWrite || (drill?.sequence && drill.sequence.kind !== 'rally')) return null
  return (
    <Link to="/coach/exercises/dessin" search={{ exercice: id }} className={buttonClass({})}>
      <PencilLine aria-hidden="true" />
      {drill?.sequence ? 'Modifier le dessin' : 'Dessiner'}
    </Link>
  )
}
