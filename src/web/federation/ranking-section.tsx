import { Pencil, Plus, Trash2 } from 'lucide-react'
import { useState } from 'react'
import type { FederationRecord, RankingEntry } from '../../contract/federation.ts'
import { useWhyNotNow } from '../app/use-why-not-now.ts'
import { useHasRight } from '../clubs/use-has-right.ts'
import { Button } from '../ui/button.tsx'
import { IconButton } from '../ui/icon-button.tsx'
import { Section } from '../ui/layout.tsx'
import { EmptyState } from '../ui/states.tsx'
import { useRestoredFocus } from '../ui/use-restored-focus.ts'
import { DeleteRankingDialog } from './delete-ranking-dialog.tsx'
import { LicencesNotInPlan } from './licences-not-in-plan.tsx'
import { RankingCurve } from './ranking-curve.tsx'
import { RankingEntryDialog } from './ranking-entry-dialog.tsx'
import { rankingChange, rankingSummary, shortDay, writtenDay } from './ranking-summary.ts'
import type { ShownPlayer } from './shown-player.ts'

interface RankingSectionProps {
  player: ShownPlayer
  record: FederationRecord
}

const addButtonId = 'add-ranking'

/** Coaches add, correct and delete; a player reads. */
export function RankingSection({ player, record }: RankingSectionProps) {
  const { rankings, today } = record
  const [form, setForm] = useState<RankingEntry | 'new' | null>(null)
  const [deleting, setDeleting] = useState<RankingEntry | null>(null)
  const oldestFirst = rankings.toReversed()
  useRestoredFocus(form !== null || deleting !== null, addButtonId)
  return (
    <Section title="Classement dans le temps">
      {rankings.length < 2 ? (
        <TooFew record={record} isOwn={player === null} />
      ) : (
        <>
          <p className="ranking-words">
            {rankingSummary(oldestFirst, today)}
            {rankingChange(oldestFirst) && (
              <>
                {'\u00A0'}: <b className="strong">{rankingChange(oldestFirst)}</b>
              </>
            )}
          </p>
          <RankingCurve label={rankingSummary(oldestFirst, today)} rankings={oldestFirst} />
        </>
      )}
      {rankings.length > 0 && (
        <RankingTable rankings={rankings} player={player} onCorrect={setForm} onDelete={setDeleting} />
      )}
      {player && <AddRanking onAdd={() => setForm('new')} />}
      {player && form && (
        <RankingEntryDialog
          player={player}
          entry={form === 'new' ? null : form}
          today={today}
          onClose={() => setForm(null)}
        />
      )}
      {player && deleting && (
        <DeleteRankingDialog
          player={player}
          entry={deleting}
          rankings={rankings}
          onClose={() => setDeleting(null)}
        />
      )}
    </Section>
  )
}

function TooFew({ record: { rankings, ranking }, isOwn }: { record: FederationRecord; isOwn: boolean }) {
  const only = rankings[0]
  if (only) {
    return (
      <p className="federation-hint">
        {only.points}&nbsp;points le {writtenDay(only.date)}. La courbe commence avec le deuxième classement.
      </p>
    )
  }
  return (
    <EmptyState
      title={ranking === null ? 'Aucun classement pour le moment' : `${ranking} points aujourd’hui`}
      compact
    >
      {isOwn
        ? 'Chaque fois que votre classement change, il s’ajoute ici avec sa date.'
        : 'Chaque classement que vous ou le joueur notez s’ajoute ici avec sa date.'}
    </EmptyState>
  )
}

function AddRanking({ onAdd }: { onAdd: () => void }) {
  const hasRight = useHasRight('clubManagement')
  const whyNot = useWhyNotNow('setRankings')
  if (hasRight === false) return <LicencesNotInPlan subject="Noter les classements passés" />
  return (
    <Button
      id={addButtonId}
      className="federation-action"
      icon={<Plus aria-hidden="true" />}
      disabledReason={whyNot}
      onClick={onAdd}
    >
      Ajouter un classement
    </Button>
  )
}

interface RankingTableProps {
  player: ShownPlayer
  rankings: readonly RankingEntry[]
  onCorrect: (entry: RankingEntry) => void
  onDelete: (entry: RankingEntry) => void
}

function RankingTable({ rankings, player, onCorrect, onDelete }: RankingTableProps) {
  const whyNot = useWhyNotNow('setRankings')
  const mayChange = useHasRight('clubManagement') === true && player !== null
  return (
    <details className="ranking-table">
      <summary>{rankings.length > 1 ? `Les ${rankings.length} classements` : 'Le classement noté'}</summary>
      <table>
        <caption className="sr-only">Classements, du plus récent au plus ancien</caption>
        <thead>
          <tr>
            <th scope="col">Date</th>
            <th scope="col">Points</th>
            <th scope="col">Noté par</th>
            {mayChange && (
              <th scope="col">
                <span className="sr-only">Corriger ou supprimer</span>
              </th>
            )}
          </tr>
        </thead>
        <tbody>
          {rankings.map((entry) => (
            <tr key={entry.date}>
              <th scope="row">{shortDay(entry.date)}</th>
              <td>{entry.points}</td>
              <td>
                <bdi>{entry.source === 'imported' ? 'Import' : (entry.setBy ?? '–')}</bdi>
              </td>
              {mayChange && (
                <td className="ranking-actions">
                  <IconButton
                    label={`Corriger le classement du ${writtenDay(entry.date)}`}
                    icon={<Pencil aria-hidden="true" />}
                    disabledReason={whyNot}
                    onClick={() => onCorrect(entry)}
                  />
                  <IconButton
                    label={`Supprimer le classement du ${writtenDay(entry.date)}`}
                    icon={<Trash2 aria-hidden="true" />}
                    disabledReason={whyNot}
                    onClick={() => onDelete(entry)}
                  />
                </td>
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  )
}
