import { FileUp } from 'lucide-react'
import { type ChangeEvent, useRef, useState } from 'react'
import * as playerImports from '../../contract/player-imports.ts'
import { maxImportBytes, maxImportRows } from '../../domain/player-import.ts'
import { newId } from '../app/new-id.ts'
import { useWhyNotNow } from '../app/use-why-not-now.ts'
import { useWrite } from '../app/use-write.ts'
import { Banner } from '../ui/banner.tsx'
import { Button } from '../ui/button.tsx'
import { Panel } from '../ui/layout.tsx'

/** As a club's spreadsheet looks; nobody in it exists. */
const example = [
  ['Nom', 'Prénom', 'Email', 'N° licence', 'Date de naissance', 'Points', 'Groupe'],
  ['MARTIN', 'Zoé', 'zoe.martin@exemple.fr', '6912345', '12/03/2012', '712', 'Jeunes'],
  ['PETIT', 'Léo', '', '6912346', '2011', '', 'Jeunes, Loisirs'],
]
const exampleFile = `\uFEFF${example.map((cells) => `${cells.join(';')}\r\n`).join('')}`
const exampleAddress = `data:text/csv;charset=utf-8,${encodeURIComponent(exampleFile)}`

/** The file goes to the server, which answers what it has read. */
export function ChooseFile({ onRead }: { onRead: (id: string) => void }) {
  const input = useRef<HTMLInputElement>(null)
  const [problem, setProblem] = useState<string | null>(null)
  const whyNot = useWhyNotNow('importPlayers')
  const reading = useWrite(playerImports.create, {
    onSuccess: (page) => page && onRead(page.id),
    otherwise: 'Erreur lors de la lecture du fichier',
  })
  const [sent, setSent] = useState<{ file: string } | null>(null)
  const { error, fields } = reading.messages(sent ?? {})
  const said = problem ?? fields.file ?? error

  async function handleFile({ target }: ChangeEvent<HTMLInputElement>) {
    const [file] = target.files ?? []
    // The same file can be chosen again once it is mended.
    target.value = ''
    setProblem(null)
    reading.clear()
    if (!file) return
    if (file.size > maxImportBytes) {
      setProblem('Ce fichier dépasse 2\u00A0Mo. Enregistrez la liste seule, sans images.')
      return
    }
    const content = await toBase64(file)
    setSent({ file: content })
    await reading.send({ id: newId(), fileName: file.name.slice(-200), file: content })
  }
  return (
    <Panel className="import-choose">
      <p className="import-step">Votre liste, telle qu’elle est</p>
      <p>
        Choisissez le fichier CSV ou Excel (.xlsx) de votre club. Rebond reconnait les colonnes, retrouve les
        joueurs que vous avez déjà, et vous montre tout avant d’ajouter qui que ce soit.
      </p>
      {said && <Banner tone="error">{said}</Banner>}
      <div className="import-actions">
        <Button
          variant="primary"
          icon={<FileUp aria-hidden="true" />}
          pending={reading.pending}
          disabledReason={whyNot}
          onClick={() => input.current?.click()}
        >
          Choisir un fichier
        </Button>
        <a href={exampleAddress} download="exemple.csv" className="link">
          Télécharger un exemple
        </a>
      </div>
      <input
        ref={input}
        type="file"
        hidden
        aria-label="Fichier des joueurs"
        accept=".csv,.tsv,.txt,.xlsx,text/csv,application/vnd.openxmlformats-officedocument.spreadsheetml.sheet"
        onChange={(event) => void handleFile(event)}
      />
      <p className="note">
        {maxImportRows.toLocaleString('fr-FR')} lignes et 2&#160;Mo au plus. Une ligne par joueur&#160;: le
        nom et le prénom suffisent&#8239;; l’email, la licence, la naissance, les points et le groupe sont
        facultatifs.
      </p>
    </Panel>
  )
}

async function toBase64(file: File): Promise<string> {
  const bytes = new Uint8Array(await file.arrayBuffer())
  let binary = ''
  // Each call has a limit of arguments.
  for (let from = 0; from < bytes.length; from += 8192) {
    binary += String.fromCharCode(...bytes.subarray(from, from + 8192))
  }
  return btoa(binary)
}
