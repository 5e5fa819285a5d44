import { useEffect, useRef, useState } from 'react'
import * as playerImports from '../../contract/player-imports.ts'
import type { ImportPage } from '../../contract/player-imports.ts'
import { type ImportField, importFields } from '../../domain/import-field.ts'
import { useWhyNotNow } from '../app/use-why-not-now.ts'
import { useWrite } from '../app/use-write.ts'
import { Banner } from '../ui/banner.tsx'
import { SegmentedChoice } from '../ui/choices.tsx'
import { Field } from '../ui/field.tsx'
import { Section } from '../ui/layout.tsx'
import { Select } from '../ui/select.tsx'
import { fieldNames } from './import-words.ts'
import { readImportsAgain } from './queries.ts'

const answers = [
  { value: 'yes', label: 'Oui' },
  { value: 'no', label: 'Non, c’est un joueur' },
] as const

/** What each column holds: guessed, and the coach's to correct. */
export function ImportColumns({ page }: { page: ImportPage }) {
  const { id, version, columns, hasTitles, titleLine } = page
  // What was chosen, until the page with it was read.
  const [sending, setSending] = useState<readonly (ImportField | null)[] | null>(null)
  const chosen = sending ?? columns.map(({ field }) => field)
  // A refusal is about what was asked; what holds is the server's answer.
  const [asked, setAsked] = useState(hasTitles)
  const whyNot = useWhyNotNow('importPlayers')
  const setting = useWrite(playerImports.setColumns, {
    // The next choice needs the version that this one makes.
    onSuccess: readImportsAgain,
    otherwise: 'Erreur lors de la lecture des colonnes',
  })

  // A control loses the focus while it is disabled.
  const focused = useRef<Element | null>(null)
  useEffect(() => {
    if (setting.pending || document.activeElement !== document.body) return
    if (focused.current instanceof HTMLElement) focused.current.focus()
  }, [setting.pending])

  function takeTitles(next: boolean) {
    setAsked(next)
    focused.current = document.activeElement
    if (next !== hasTitles) void setting.send({ id, columns: [...chosen], hasTitles: next, version })
  }

  async function choose(index: number, field: ImportField | null) {
    // What another column held is taken from it.
    const next = chosen.map((each, at) => (at === index ? field : each === field ? null : each))
    focused.current = document.activeElement
    setSending(next)
    await setting.send({ id, columns: next, version })
    setSending(null)
  }
  return (
    <Section title="Les colonnes">
      {setting.error && <Banner tone="error">{setting.error}</Banner>}
      {whyNot && <p className="note">{whyNot}</p>}
      <SegmentedChoice
        className="import-titles"
        label={
          titleLine > 1
            ? `La ligne ${titleLine} contient-elle des titres\u202F?`
            : 'La première ligne contient-elle des titres\u202F?'
        }
        value={hasTitles ? 'yes' : 'no'}
        options={answers}
        disabled={whyNot !== null || setting.pending}
        error={setting.messages({ hasTitles: asked }).fields.hasTitles}
        onChange={(answer) => takeTitles(answer === 'yes')}
      />
      <ul className="import-columns">
        {columns.map(({ header, examples }, index) => (
          <li key={`${index} ${header}`}>
            <Field label={<bdi>{header}</bdi>} hint={examples.length > 0 && <bdi>{examples.join(', ')}</bdi>}>
              <Select
                value={chosen[index] ?? ''}
                disabled={whyNot !== null || setting.pending}
                onChange={({ target: { value } }) =>
                  void choose(index, importFields.find((each) => each === value) ?? null)
                }
              >
                <option value="">Ne pas prendre</option>
                {importFields.map((each) => (
                  <option key={each} value={each}>
                    {fieldNames[each]}
                  </option>
                ))}
              </Select>
            </Field>
          </li>
        ))}
      </ul>
    </Section>
  )
}
