import type { Drill } from '../drill.ts'
import { type LeftHanded, type Point, tableLength, tableWidth } from '../geometry.ts'
import { inHands } from '../hands.ts'
import { rallySentence, strokeSentences } from '../rally-sentences.ts'
import { sequenceSentence } from '../sequence-sentences.ts'
import { drawnLines } from './lines.ts'
import { drawingFrame, penOf, rallyDrawings, rallyShapes } from './rally-drawing.ts'
import { sceneShapes } from './scenes.ts'
import { escaped, path, tag } from './svg.ts'
import { net, tableTop } from './table.ts'

type Drawn = Pick<Drill, 'id' | 'title' | 'keep' | 'sequence'>

/** One picture of a drill, as text of SVG that a page or a sheet of paper shows as it is. */
export interface DrillPicture {
  readonly svg: string
  readonly title: string | undefined
  /** The strokes in words, one for each number; of what is no rally, nothing. */
  readonly strokes: readonly string[]
  readonly legend: string
}

/** All pictures of a drill, in order, for the hands of whoever plays it. The same drill always gives the same text. */
export function drillPictures(drill: Drawn, hands: LeftHanded = {}): readonly DrillPicture[] {
  const { sequence, id, title, keep } = drill
  if (sequence.kind !== 'rally') {
    const legend = sequence.kind === 'moves' && sequence.loop ? 'On recommence sans arrêt.' : ''
    const svg = picture(`${id}-1`, title, sequenceSentence(sequence), sceneShapes(sequence))
    return [{ svg, title: undefined, strokes: [], legend }]
  }
  return sequence.phases.flatMap((phase, index) => {
    const rally = inHands(phase, hands, keep)
    const words = rallySentence(rally, hands)
    const name = phase.title ? `${title}, ${phase.title}` : title
    return rallyDrawings(rally, hands).map((drawing, part) => ({
      svg: picture(`${id}-${index + 1}-${part + 1}`, name, words, rallyShapes(drawing, rally, hands)),
      title: phase.title,
      strokes: part === 0 ? strokeSentences(rally, hands) : [],
      legend: rally.loop
        ? `On enchaine de 1 à ${rally.steps.length}, sans arrêt.`
        : rally.end === 'libre'
          ? 'Puis le point se joue librement.'
          : 'Balle après balle.',
    }))
  })
}

function picture(id: string, title: string, words: string, shapes: string): string {
  return tag(
    'svg',
    {
      class: 'drill-drawing',
      viewBox: drawingFrame,
      role: 'img',
      'aria-labelledby': `${id}-title`,
      'aria-describedby': `${id}-words`,
    },
    tag('title', { id: `${id}-title` }, escaped(title)) +
      tag('desc', { id: `${id}-words` }, escaped(words)) +
      shapes,
  )
}

/** At 64 pixels: lines and bounces only. The title stands beside it, so it says nothing itself. */
export function drillThumbnail({ sequence, keep }: Pick<Drawn, 'sequence' | 'keep'>, hands: LeftHanded = {}) {
  const svg = (shapes: string) =>
    tag(
      'svg',
      {
        class: 'drill-drawing drill-thumbnail',
        viewBox: [-14, -16, tableLength + 28, tableWidth + 32].join(' '),
        'aria-hidden': 'true',
      },
      shapes,
    )
  if (sequence.kind !== 'rally') return svg(sceneShapes(sequence))
  const lines = drawnLines(inHands(sequence.phases[0]!, hands, keep), hands)
  const places = new Map(lines.map(({ to }) => [path(to.x, to.y), to]))
  const start = onTable(lines[0]!.from)
  return svg(
    [
      tableTop(),
      net(12, 12),
      ...lines.map(({ by, from, control, to, isChoice }) => {
        const { x, y } = onTable(from)
        const name = `drill-path ${penOf(by)}${isChoice ? ' drill-choice' : ''}`
        return tag('path', { class: name, d: path('M', x, y, 'Q', control.x, control.y, to.x, to.y) })
      }),
      ...[...places.values()].map(({ x, y }) => tag('circle', { class: 'drill-bounce', cx: x, cy: y, r: 8 })),
      tag('circle', { class: 'drill-spot', cx: start.x, cy: start.y, r: 14 }),
    ].join(''),
  )
}

const onTable = ({ x, y }: Point): Point => ({
  x: Math.max(-4, Math.min(tableLength + 4, x)),
  y: Math.max(-2, Math.min(tableWidth + 2, y)),
})
