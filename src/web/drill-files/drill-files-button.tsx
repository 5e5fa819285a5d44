import { FileJson } from 'lucide-react'
import { useState } from 'react'
import { Button } from '../ui/button.tsx'
import { lazyPart } from '../ui/lazy-part.tsx'

const DrillFilesDialog = lazyPart(async () => (await import('./drill-files-dialog.tsx')).DrillFilesDialog)

/** At the end of the library, out of the way of what is done each day. */
export function DrillFilesButton() {
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button variant="bare" icon={<FileJson aria-hidden="true" />} onClick={() => setOpen(true)}>
        Importer ou exporter des exercices
      </Button>
      {open && <DrillFilesDialog onClose={() => setOpen(false)} />}
    </>
  )
}
