import { Play, SkipForward } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { type DrillPicture, drillPictures } from '../../domain/drills/drawing/drill-drawing.ts'
import type { DrawnDrill } from '../../domain/drills/exercise-drill.ts'
import type { LeftHanded } from '../../domain/drills/geometry.ts'
import { inHands } from '../../domain/drills/hands.ts'
import { type PlayedBall, playOnce } from '../../domain/drills/playing.ts'
import type { Rally } from '../../domain/drills/rally.ts'
import { Button } from '../ui/button.tsx'
import { IconButton } from '../ui/icon-button.tsx'
import { playRally, showBounce, showStep } from './play-rally.ts'
import { StrokeList } from './stroke-list.tsx'
import './drills.css'

interface DrillFigureProps {
  id: string
  title: string
  drill: DrawnDrill
  hands: LeftHanded
}

/** A drill’s drawings with its strokes in words; each phase can be played. */
export function DrillFigure({ id, title, drill, hands }: DrillFigureProps) {
  const { sequence, keep } = drill
  const pictures = drillPictures({ id, title, ...drill }, hands)
  if (sequence.kind !== 'rally')
    return pictures.map((picture) => <Drawing key={picture.svg} picture={picture} />)
  return byPhase(pictures).map((phase, index) => (
    <PhaseFigure
      key={phase[0]!.svg}
      pictures={phase}
      rally={inHands(sequence.phases[index]!, hands, keep)}
      hands={hands}
    />
  ))
}

/** A phase’s first picture has its strokes. */
function byPhase(pictures: readonly DrillPicture[]): readonly (readonly DrillPicture[])[] {
  const phases: DrillPicture[][] = []
  for (const picture of pictures) {
    if (picture.strokes.length > 0 || phases.length === 0) phases.push([picture])
    else phases.at(-1)!.push(picture)
  }
  return phases
}

interface PhaseFigureProps {
  pictures: readonly DrillPicture[]
  rally: Rally
  hands: LeftHanded
}

function PhaseFigure({ pictures, rally, hands }: PhaseFigureProps) {
  const [{ title, strokes, legend }] = pictures as readonly [DrillPicture]
  const { figure, step, isPlaying, play, next, stop } = usePlaying(rally, hands)
  return (
    <figure className="drill-phase">
      {title && <figcaption className="drill-phase-title">{title}</figcaption>}
      <div ref={figure} className="drill-pictures">
        {pictures.map((picture) => (
          <Drawing key={picture.svg} picture={picture} />
        ))}
      </div>
      <div className="drill-controls">
        {prefersMotion() && (
          <Button icon={<Play aria-hidden="true" />} onClick={isPlaying ? stop : play}>
            {isPlaying ? 'Arrêter' : 'Voir jouer'}
          </Button>
        )}
        {prefersMotion() ? (
          <IconButton variant="plain" label="Coup suivant" icon={<SkipForward />} onClick={next} />
        ) : (
          <Button icon={<SkipForward aria-hidden="true" />} onClick={next}>
            Coup suivant
          </Button>
        )}
        <p className="strong">{legend}</p>
      </div>
      <StrokeList strokes={strokes} strikers={rally.steps.map(({ by }) => by)} step={step} />
    </figure>
  )
}

/** Our own drawing function’s text, in which every typed word is escaped. */
function Drawing({ picture: { svg } }: { picture: DrillPicture }) {
  return <div dangerouslySetInnerHTML={{ __html: svg }} />
}

function prefersMotion(): boolean {
  return !matchMedia('(prefers-reduced-motion: reduce)').matches
}

function usePlaying(rally: Rally, hands: LeftHanded) {
  const figure = useRef<HTMLDivElement>(null)
  const playing = useRef<AbortController>(null)
  const pass = useRef<readonly PlayedBall[]>([])
  const [step, setStep] = useState<number | null>(null)
  const [isPlaying, setPlaying] = useState(false)
  useEffect(() => () => playing.current?.abort(), [])

  function begin(): readonly PlayedBall[] {
    return playOnce(rally, hands, (count) => Math.floor(Math.random() * count))
  }
  function stop() {
    playing.current?.abort()
    setPlaying(false)
    setStep(null)
    if (figure.current) showStep(figure.current, null)
  }
  async function play() {
    if (!figure.current) return
    playing.current?.abort()
    playing.current = new AbortController()
    setPlaying(true)
    const { signal } = playing.current
    await playRally(figure.current, begin(), { onStep: setStep, signal })
    if (!signal.aborted) setPlaying(false)
  }
  function next() {
    playing.current?.abort()
    setPlaying(false)
    if (!step || step >= pass.current.length) pass.current = begin()
    const ball = pass.current[step ?? 0] ?? pass.current[0]
    if (!ball || !figure.current) return
    showBounce(figure.current, ball)
    setStep(ball.step)
  }
  return { figure, step, isPlaying, play: () => void play(), next, stop }
}
