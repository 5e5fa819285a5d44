import { Suspense } from 'react'
import { ThemeChoice } from './gallery-theme.tsx'
import { ButtonsPart, FieldsPart } from './gallery-controls.tsx'
import { DialogsPart, StatesPart } from './gallery-states.tsx'
import { TablePart } from './gallery-table.tsx'
import { PageHeader } from './layout.tsx'
import { later } from './lazy-part.tsx'
import { ToastRegion } from './toast.tsx'

const ChartsPart = later(async () => (await import('./gallery-charts.tsx')).ChartsPart)

/** Every component in all its states; shown at /dev/ui outside production. */
export function Gallery() {
  return (
    <main className="mx-auto grid max-w-300 grid-cols-[minmax(0,1fr)] gap-14 overflow-x-clip px-4.5 py-7 lg:px-9">
      <PageHeader
        title="Composants"
        subtitle="Tout ce dont les écrans sont faits."
        actions={<ThemeChoice />}
      />
      <TablePart />
      <Suspense fallback={null}>
        <ChartsPart />
      </Suspense>
      <ButtonsPart />
      <FieldsPart />
      <StatesPart />
      <DialogsPart />
      <ToastRegion />
    </main>
  )
}
