import { Check } from 'lucide-react'

/** A card: an exercise and the day on which it was mastered. */
export function Mastered({ exercise, date }: { exercise: string; date: string }) {
  return (
    <div className="mastered">
      <strong>{exercise}</strong>
      <span className="badge">
        <Check className="icon" aria-hidden />
        Maîtrisé
      </span>
      <span className="mastered-date">{date}</span>
    </div>
  )
}
