import { FileDown, FileUp } from 'lucide-react'
import { type ChangeEvent, useRef, useState } from 'react'
import * as drillFiles from '../../contract/drill-files.ts'
import type { Exercise } from '../../contract/exercises.ts'
import { fileOfExercise, maxFileBytes, maxFileDrills } from '../../domain/drills/drill-file.ts'
import { useWhyNotNow } from '../app/use-why-not-now.ts'
import { useWrite } from '../app/use-write.ts'
import { useLibrary } from '../exercises/use-library.ts'
import { Banner } from '../ui/banner.tsx'
import { Button } from '../ui/button.tsx'
import { counted } from '../ui/counted.ts'
import { Dialog } from '../ui/dialog.tsx'
import { showToast } from '../ui/toast.ts'
import './drill-files.css'

/** A club’s own exercises leave and arrive as one file, in the shape of Rebond’s. */
export function DrillFilesDialog({ onClose }: { onClose: () => void }) {
  const { data: exercises = [] } = useLibrary()
  const input = useRef<HTMLInputElement>(null)
  const [problem, setProblem] = useState<string | null>(null)
  const whyNot = useWhyNotNow('writeExercises')
  const importing = useWrite(drillFiles.create, {
    onSuccess: (answer) => {
      if (answer) showToast(`${counted(answer.added, 'exercice')} ajouté${answer.added > 1 ? 's' : ''}`)
      onClose()
    },
    otherwise: 'Erreur lors de la lecture du fichier',
  })
  const [sent, setSent] = useState<{ file: string } | null>(null)
  const { error, fields } = importing.messages(sent ?? {})
  const said = problem ?? fields.file ?? error

  async function handleFile({ target }: ChangeEvent<HTMLInputElement>) {
    const [file] = target.files ?? []
    // The same file can be chosen again once it is mended.
    target.value = ''
    setProblem(null)
    importing.clear()
    if (!file) return
    if (file.size > maxFileBytes) {
      setProblem('Ce fichier dépasse 256\u00A0ko.')
      return
    }
    const text = await file.text()
    setSent({ file: text })
    await importing.send({ file: text })
  }
  return (
    <Dialog title="Fichiers d’exercices" busy={importing.pending} onClose={onClose}>
      <section className="drill-files">
        <h3>Exporter</h3>
        <p>
          Les exercices de votre club, dessins compris, dans un fichier JSON&nbsp;: pour les garder, ou pour
          les donner à un autre club.
        </p>
        <Button
          icon={<FileDown aria-hidden="true" />}
          disabledReason={exercises.length === 0 ? 'Votre club n’a pas encore d’exercice à lui.' : null}
          onClick={() => download(exercises)}
        >
          Exporter {counted(exercises.length, 'exercice')}
        </Button>
      </section>
      <section className="drill-files">
        <h3>Importer</h3>
        <p>
          Un fichier de la même forme, {maxFileDrills} exercices et 256&nbsp;ko au plus. Chacun s’ajoute à la
          bibliothèque du club, même si elle en a un pareil&#8239;; au moindre défaut, rien n’est ajouté.
        </p>
        {said && (
          <Banner tone="error">
            <span className="drill-file-problems">{said}</span>
          </Banner>
        )}
        <Button
          icon={<FileUp aria-hidden="true" />}
          pending={importing.pending}
          disabledReason={whyNot}
          onClick={() => input.current?.click()}
        >
          Choisir un fichier
        </Button>
        <input
          ref={input}
          type="file"
          hidden
          aria-label="Fichier d’exercices"
          accept=".json,application/json"
          onChange={(event) => void handleFile(event)}
        />
      </section>
    </Dialog>
  )
}

/** Made here, from what is in the library: without network too. */
function download(exercises: readonly Exercise[]): void {
  const file = new Blob([`${JSON.stringify(exercises.map(fileOfExercise), null, 1)}\n`], {
    type: 'application/json',
  })
  const address = URL.createObjectURL(file)
  const link = document.createElement('a')
  link.href = address
  link.download = 'exercices.json'
  link.click()
  // Safari reads it after the click.
  setTimeout(() => URL.revokeObjectURL(address), 60_000)
}
