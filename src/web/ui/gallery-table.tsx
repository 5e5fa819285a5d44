import { BallPath } from './ball-path.tsx'
import { CategoryGlyph } from './category-glyph.tsx'
import { Section } from './layout.tsx'
import { Logo } from './logo.tsx'
import { DateTile } from './status.tsx'
import { Quarter, TableQuarters } from './table-quarters.tsx'
import type { Flight } from './trajectory.ts'

const flights: readonly Flight[] = [
  { from: [-60, 170], to: [190, 215], height: 34, flashes: 8, bend: -14, start: 0.2, bounces: true },
  { from: [190, 215], to: [470, 80], height: 26, flashes: 10, bend: 16, bounces: true },
  { from: [470, 80], to: [700, 90], height: 44, flashes: 6, bend: -40, end: 0.72 },
]

const glyphs = [
  { category: 'service', name: 'Service' },
  { category: 'initiative', name: 'Initiative' },
  { category: 'counter', name: 'Contre-Initiative' },
  { category: 'defense', name: 'Défense' },
] as const

export function TablePart() {
  return (
    <Section title="La table">
      <div className="mt-4 grid gap-8 lg:grid-cols-2">
        <TableQuarters label="Le club en chiffres">
          <Quarter label="Joueurs" value={24} />
          <Quarter label="Séances" value={12} />
          <Quarter label="Exercices" value={38} />
          <Quarter label="Taux de présence" value={91} unit="%" note="90 derniers jours" />
        </TableQuarters>
        <div className="table-top net-v min-h-75">
          <svg
            viewBox="0 0 560 300"
            className="absolute inset-0 z-1 size-full overflow-visible"
            aria-hidden="true"
          >
            <BallPath flights={flights} radius={11} />
          </svg>
          <p className="p-5 text-on-table">
            <Logo className="text-[2.5rem]" />
          </p>
        </div>
      </div>
      <ul className="mt-6 flex flex-wrap items-center gap-x-8 gap-y-4">
        {glyphs.map(({ category, name }) => (
          <li key={category} className="flex items-center gap-3">
            <CategoryGlyph category={category} />
            {name}
          </li>
        ))}
        <li className="flex items-center gap-3">
          <DateTile date="2026-11-24" />
          mardi 24 novembre
        </li>
        <li className="flex items-center gap-3">
          <DateTile date="2026-05-19" past />
          mardi 19 mai
        </li>
      </ul>
    </Section>
  )
}
