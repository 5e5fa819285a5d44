import { useState } from 'react'
import * as playerImports from '../../contract/player-imports.ts'
import type { ImportPage } from '../../contract/player-imports.ts'
import { type ImportField, importFields } from '../../domain/import-columns.ts'
import { useWhyNotNow } from '../app/use-why-not-now.ts'
import { useWrite } from '../app/use-write.ts'
import { Banner } from '../ui/banner.tsx'
import { Field } from '../ui/field.tsx'
import { Section } from '../ui/layout.tsx'
import { Select } from '../ui/select.tsx'
import { fieldNames } from './import-words.ts'
import { readImportsAgain } from './queries.ts'

/** What each column holds: guessed, and the coach's to correct. */
export function ImportColumns({ page: { id, version, columns } }: { page: ImportPage }) {
  const [chosen, setChosen] = useState(columns.map(({ field }) => field))
  const whyNot = useWhyNotNow('importPlayers')
  const setting = useWrite(playerImports.setColumns, {
    onSuccess: () => void readImportsAgain(),
    otherwise: 'Erreur lors de la lecture des colonnes',
  })

  async function choose(index: number, field: ImportField | null) {
    // What another column held is taken from it.
    const next = chosen.map((each, at) => (at === index ? field : each === field ? null : each))
    setChosen(next)
    if (!(await setting.send({ id, columns: next, version }))) setChosen(chosen)
  }
  return (
    <Section title="Les colonnes">
      {setting.error && <Banner tone="error">{setting.error}</Banner>}
      {whyNot && <p className="note">{whyNot}</p>}
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
