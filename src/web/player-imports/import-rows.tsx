import { Check, CircleMinus, Mail, Plus, RefreshCw, Users } from 'lucide-react'
import { type ImportOutcome, importOutcomes, type ImportPage } from '../../contract/player-imports.ts'
import { Field } from '../ui/field.tsx'
import { Section } from '../ui/layout.tsx'
import { Pagination } from '../ui/pagination.tsx'
import { Select } from '../ui/select.tsx'
import { Badge } from '../ui/status.tsx'
import { outcomeNames, rowSentences } from './import-words.ts'

interface ImportRowsProps {
  page: ImportPage
  outcome: ImportOutcome | undefined
  number: number
  onOutcome: (outcome: ImportOutcome | undefined) => void
  onPage: (page: number) => void
}

/** Each row of the file and what becomes of it. */
export function ImportRows({ page, outcome, number, onOutcome, onPage }: ImportRowsProps) {
  const { foreseen, rows, pages, status } = page
  const tense = status === 'draft' ? 'foreseen' : 'done'
  const hasGroups = page.columns.some(({ field }) => field === 'groups')
  const total = Object.values(foreseen).reduce((sum, count) => sum + count, 0)
  if (total === 0) return <p className="note">Les lignes du fichier s’effacent après 24&#160;heures.</p>
  return (
    <Section title="Les lignes">
      <Field label="Montrer" className="import-filter">
        <Select
          value={outcome ?? ''}
          onChange={({ target: { value } }) => onOutcome(importOutcomes.find((each) => each === value))}
        >
          <option value="">Toutes les lignes ({total})</option>
          {importOutcomes
            .filter((each) => foreseen[each])
            .map((each) => (
              <option key={each} value={each}>
                {outcomeNames[each][tense]} ({foreseen[each]})
              </option>
            ))}
        </Select>
      </Field>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls has to be reached with the keyboard */}
      <div className="import-scroll" role="region" aria-label="Lignes du fichier" tabIndex={0}>
        <table className="import-rows">
          <caption className="sr-only">Les lignes du fichier et ce qu’elles deviennent</caption>
          <thead>
            <tr>
              <th scope="col">Ligne</th>
              <th scope="col">Joueur</th>
              <th scope="col">Devient</th>
              <th scope="col">Licence</th>
              <th scope="col">Né en</th>
              <th scope="col">Points</th>
              {hasGroups && <th scope="col">Groupes</th>}
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <tr key={row.line}>
                <td>{row.line}</td>
                <th scope="row">
                  <bdi>{row.name ?? row.text}</bdi>
                  {row.email && <span className="import-email">{row.email}</span>}
                </th>
                <td className="import-outcome">
                  <Badge {...looks[row.outcome]}>{outcomeNames[row.outcome][tense]}</Badge>
                  {rowSentences(row).map((sentence) => (
                    <p key={sentence} className="note">
                      {sentence}
                    </p>
                  ))}
                </td>
                <td>{row.licence}</td>
                <td>{row.birthYear}</td>
                <td>{row.ranking}</td>
                {hasGroups && (
                  <td>
                    <bdi>{row.groups.join(', ')}</bdi>
                  </td>
                )}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <Pagination label="Pages des lignes" page={number} pageCount={pages} onPage={onPage} />
    </Section>
  )
}

const looks = {
  created: { tone: 'ok', icon: <Plus aria-hidden="true" /> },
  updated: { tone: 'table', icon: <RefreshCw aria-hidden="true" /> },
  unchanged: { tone: 'neutral', icon: <Check aria-hidden="true" /> },
  invited: { tone: 'table', icon: <Mail aria-hidden="true" /> },
  'beyond-limit': { tone: 'waiting', icon: <Users aria-hidden="true" /> },
  'left-out': { tone: 'refused', icon: <CircleMinus aria-hidden="true" /> },
} as const
