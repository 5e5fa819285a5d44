import { Check } from 'lucide-react'

/** What a bounce leaves behind: one exercise mastered, on a given day. */
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
