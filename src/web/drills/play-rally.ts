import type { Point } from '../../domain/drills/geometry.ts'
import type { PlayedBall } from '../../domain/drills/playing.ts'

const flightMs = 850
const takeMs = 260

interface Playing {
  /** Shows which stroke is played; null once all are. */
  readonly onStep: (step: number | null) => void
  readonly signal: AbortSignal
}

/** Lets the ball run through the drawings, once. */
export async function playRally(
  figure: Element,
  balls: readonly PlayedBall[],
  { onStep, signal }: Playing,
): Promise<void> {
  for (const { step, from, control, to, takenAt } of balls) {
    const ball = showStep(figure, step)
    onStep(step)
    if (ball) await along(ball, flightMs, (t) => onCurve(from, control, to, t), signal)
    if (ball && takenAt) await along(ball, takeMs, (t) => between(to, takenAt, t), signal)
    if (signal.aborted) break
  }
  if (!signal.aborted) {
    showStep(figure, null)
    onStep(null)
  }
}

/** Without flight: the ball lies where that stroke bounces. */
export function showBounce(figure: Element, { step, to }: PlayedBall): void {
  place(showStep(figure, step), to)
}

/** Lights the lines and the number of one stroke, or all. @returns the ball of the table that shows it */
export function showStep(figure: Element, step: number | null): SVGCircleElement | null {
  let table: Element | null | undefined = null
  for (const group of figure.querySelectorAll('[data-step]')) {
    const isIt = step !== null && group.getAttribute('data-step')!.split(' ').includes(String(step))
    group.classList.toggle('drill-dimmed', step !== null && !isIt)
    if (isIt) table = group.closest('svg')
  }
  return table?.querySelector<SVGCircleElement>('.drill-ball circle') ?? null
}

function along(
  ball: SVGCircleElement,
  duration: number,
  at: (t: number) => Point,
  signal: AbortSignal,
): Promise<void> {
  return new Promise((resolve) => {
    let start: number | undefined
    function frame(now: number) {
      start ??= now
      const t = Math.min(1, (now - start) / duration)
      place(ball, at(t))
      if (t === 1 || signal.aborted) resolve()
      else requestAnimationFrame(frame)
    }
    requestAnimationFrame(frame)
  })
}

function place(ball: SVGCircleElement | null, { x, y }: Point): void {
  ball?.setAttribute('cx', String(x))
  ball?.setAttribute('cy', String(y))
}

const between = (a: Point, b: Point, t: number): Point => ({
  x: a.x + (b.x - a.x) * t,
  y: a.y + (b.y - a.y) * t,
})

const onCurve = (a: Point, control: Point, b: Point, t: number): Point =>
  between(between(a, control, t), between(control, b, t), t)
