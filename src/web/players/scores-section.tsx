import { SlidersHorizontal } from 'lucide-react'
import type { PlayerRecord } from '../../contract/players.ts'
import { type Category, categories } from '../../domain/category.ts'
import { type AiSettings, highestScore, scoreNames, scoresOf } from '../../domain/player-scores.ts'
import { writtenDate } from '../clubs/club-time.ts'
import { Button } from '../ui/button.tsx'
import { CategoryGlyph } from '../ui/category-glyph.tsx'
import { Section } from '../ui/layout.tsx'
import { Paged } from '../ui/paged.tsx'
import { EmptyState } from '../ui/states.tsx'
import { TableRadar } from '../ui/table-radar.tsx'
import { useWhyCannot } from '../app/use-why-cannot.ts'

interface ScoresSectionProps {
  history: PlayerRecord['aiSettingsHistory']
  /** Applied in the dialog and not saved yet. */
  unsaved: AiSettings | undefined
  timeZone: string
  onSet: (() => void) | undefined
}

/** The four scores as a radar chart (the previous ones dashed) and as numbers, and their history. */
export function ScoresSection({ history, unsaved, timeZone, onSet }: ScoresSectionProps) {
  const [scores, before] = (unsaved ? [unsaved, ...history] : history).map(scoresOf)
  const latest = history[0]
  const whyNotSet = useWhyCannot('setScores')
  const button = onSet && (
    <Button icon={<SlidersHorizontal aria-hidden="true" />} disabledReason={whyNotSet} onClick={onSet}>
      Paramètres IA
    </Button>
  )
  if (!scores) {
    return (
      <Section title="Notes">
        <EmptyState title="Paramètres IA non configurés" compact action={button}>
          Les conseils du Coach IA se calculent sur ces quatre notes.
        </EmptyState>
      </Section>
    )
  }
  return (
    <Section title="Notes">
      <div className="record-scores">
        <TableRadar names={scoreNames} scores={scores} max={highestScore} before={before} />
        <ul className="rows">
          {categories.map((category) => (
            <li key={category} className="record-score">
              <span>{scoreNames[category]}</span>
              <span className="numeral">
                {scores[category]}
                <small>/{highestScore}</small>
              </span>
            </li>
          ))}
        </ul>
      </div>
      <div className="record-scores-foot">
        <p className="note">
          {unsaved
            ? 'Pas encore sauvegardé.'
            : latest &&
              `Fixées le ${writtenDate(latest.setAt, timeZone)} par ${latest.setBy ?? formerCoach}.`}
          {before && ' En pointillés, les notes précédentes.'}
        </p>
        {button}
      </div>
      {history.length > 1 && <ScoreHistory history={history} timeZone={timeZone} />}
    </Section>
  )
}

const scoresPerPage = 20
const formerCoach = 'un ancien entraineur'

type HistoryProps = Pick<ScoresSectionProps, 'history' | 'timeZone'>

function ScoreHistory({ history, timeZone }: HistoryProps) {
  const scores = history.map(scoresOf)
  const rows = history.map((each, index) => ({ ...each, index }))
  const changeSince = (index: number, category: Category) => {
    const [own, before] = [scores[index], scores[index + 1]]
    return own && before ? own[category] - before[category] : 0
  }
  return (
    <details className="record-more">
      <summary>Évolution des notes ({history.length})</summary>
      <Paged label="Pages de l’évolution des notes" items={rows} size={scoresPerPage}>
        {(shown) => (
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls has to be reached by keyboard
          <section className="score-history" aria-label="Évolution des notes, tableau" tabIndex={0}>
            <table>
              <caption className="sr-only">Évolution des notes</caption>
              <thead>
                <tr>
                  <th scope="col">Date</th>
                  {categories.map((category) => (
                    <th key={category} scope="col">
                      <CategoryGlyph category={category} className="glyph-small" />
                      <span className="sr-only">{scoreNames[category]}</span>
                    </th>
                  ))}
                  <th scope="col">Par</th>
                </tr>
              </thead>
              <tbody>
                {shown.map(({ id, setAt, setBy, index }) => (
                  <tr key={id}>
                    <th scope="row">{writtenDate(setAt, timeZone)}</th>
                    {categories.map((category) => (
                      <td key={category}>
                        {scores[index]?.[category]}
                        <Change by={changeSince(index, category)} />
                      </td>
                    ))}
                    <td>{setBy ?? formerCoach}</td>
                  </tr>
                ))}
              </tbody>
            </table>
          </section>
        )}
      </Paged>
    </details>
  )
}

/** « +2 », « −1 »; nothing without a change. */
function Change({ by }: { by: number }) {
  if (by === 0) return null
  return (
    <b className="score-change">
      {by > 0 ? '+' : '−'}
      {Math.abs(by)}
    </b>
  )
}
