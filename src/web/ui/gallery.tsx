import { useState } from 'react'
import { BallPath } from './ball-path.tsx'
import { CategoryGlyph } from './category-glyph.tsx'
import { SegmentedChoice } from './choices.tsx'
import { ButtonsPart, FieldsPart } from './gallery-controls.tsx'
import { PageHeader, Section } from './layout.tsx'
import { lazyPart } from './lazy-part.tsx'
import { Logo } from './logo.tsx'
import { ProgressMark } from './progress-mark.tsx'
import { Staircase } from './staircase.tsx'
import { DateTile } from './status.tsx'
import { Quarter, TableQuarters } from './table-quarters.tsx'
import { TableRadar } from './table-radar.tsx'
import { ToastRegion } from './toast-region.tsx'
import type { Flight } from './trajectory.ts'
import './gallery.css'

const StatesPart = lazyPart(async () => (await import('./gallery-states.tsx')).StatesPart)
const DialogsPart = lazyPart(async () => (await import('./gallery-states.tsx')).DialogsPart)

/** Every component in all its states; shown at /dev/ui outside production. */
export function Gallery() {
  return (
    <main className="gallery">
      <PageHeader
        title="Composants"
        subtitle="Tout ce dont les écrans sont faits."
        actions={<ThemeChoice />}
      />
      <TablePart />
      <ChartsPart />
      <ButtonsPart />
      <FieldsPart />
      <StatesPart />
      <DialogsPart />
      <ToastRegion />
    </main>
  )
}

const themes = [
  { value: 'light', label: 'Clair' },
  { value: 'dark', label: 'Sombre' },
] as const
const spaces = [
  { value: 'coach', label: 'Entraineur' },
  { value: 'player', label: 'Joueur' },
] as const

function ThemeChoice() {
  const [theme, setTheme] = useState(document.documentElement.dataset.theme ?? null)
  const [space, setSpace] = useState(document.documentElement.dataset.space ?? 'coach')
  function handleTheme(value: string) {
    document.documentElement.dataset.theme = value
    setTheme(value)
  }
  function handleSpace(value: string) {
    document.documentElement.dataset.space = value
    setSpace(value)
  }
  return (
    <>
      <SegmentedChoice label="Thème" hideLabel value={theme} options={themes} onChange={handleTheme} />
      <SegmentedChoice label="Espace" hideLabel value={space} options={spaces} onChange={handleSpace} />
    </>
  )
}

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

function TablePart() {
  return (
    <Section title="La table">
      <div className="gallery-columns">
        <TableQuarters label="Le club en chiffres">
          <Quarter label="Joueurs" value={24} />
          <Quarter label="Séances" value={12} />
          <Quarter label="Exercices" value={38} />
          <Quarter label="Taux de présence" value={91} unit="%" note="90 derniers jours" />
        </TableQuarters>
        <div className="table-top net-v gallery-table">
          <svg viewBox="0 0 560 300" className="gallery-flight" aria-hidden="true">
            <BallPath flights={flights} radius={11} />
          </svg>
          <p className="gallery-on-table">
            <Logo className="gallery-logo" />
          </p>
        </div>
      </div>
      <ul className="gallery-list gallery-glyphs">
        {glyphs.map(({ category, name }) => (
          <li key={category} className="gallery-item">
            <CategoryGlyph category={category} />
            {name}
          </li>
        ))}
        <li className="gallery-item">
          <DateTile date="2026-11-24" />
          mardi 24 novembre
        </li>
        <li className="gallery-item">
          <DateTile date="2026-05-19" past />
          mardi 19 mai
        </li>
      </ul>
    </Section>
  )
}

const names = {
  service: 'Service',
  initiative: 'Initiative',
  counter: 'Contre-Initiative',
  defense: 'Défense',
}

const steps = ['09-10', '09-20', '10-04', '10-11', '10-25', '11-08', '11-17'].map((day, index) => ({
  day: `2026-${day}`,
  value: index + 1,
}))

function ChartsPart() {
  return (
    <Section title="Progression">
      <div className="gallery-columns">
        <TableRadar
          names={names}
          scores={{ service: 8, initiative: 7, counter: 5, defense: 4 }}
          before={{ service: 6, initiative: 7, counter: 3, defense: 4 }}
        />
        <Staircase label="Techniques maîtrisées" steps={steps} until="2026-11-21" />
      </div>
      <ul className="gallery-list gallery-marks">
        <li className="gallery-item">
          <ProgressMark state="mastered" />
          Maîtrisé
        </li>
        <li className="gallery-item">
          <ProgressMark state="in_progress" />
          En progression
        </li>
        <li className="gallery-item">
          <ProgressMark state="not_evaluated" />
          Non évalué
        </li>
        <li className="gallery-item">
          <ProgressMark state="next" />
          Prochaine étape
        </li>
      </ul>
    </Section>
  )
}
