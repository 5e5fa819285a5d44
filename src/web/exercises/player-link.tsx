import { Copy } from 'lucide-react'
import { useRef } from 'react'
import { Button } from '../ui/button.tsx'
import { useCopy } from '../ui/use-copy.ts'

/** What a coach sends to a player: the exercise as players read it. */
export function PlayerLink({ id }: { id: string }) {
  const link = `${location.origin}/player/exercises/${id}`
  const shown = useRef<HTMLParagraphElement>(null)
  const { message, copy } = useCopy('lien', link, shown)
  return (
    <section className="exercise-player-link" aria-labelledby="player-link">
      <p id="player-link" className="note strong">
        Lien pour les joueurs du club
      </p>
      <p ref={shown} className="exercise-player-address">
        {link}
      </p>
      <div className="exercise-player-copy">
        <Button icon={<Copy aria-hidden="true" />} onClick={() => void copy()}>
          Copier le lien
        </Button>
        <p role="status" className="strong">
          {message}
        </p>
      </div>
    </section>
  )
}
