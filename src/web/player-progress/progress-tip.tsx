import { completionByCategory, completionOf, type ProgressEntry } from '../../domain/player-progress.ts'
import { progressTitles } from '../category-names.ts'

interface ProgressTipProps {
  entries: readonly ProgressEntry[]
  next: ProgressEntry | null
}

export function ProgressTip(props: ProgressTipProps) {
  return (
    <section className="progress-tip" aria-labelledby="progress-tip">
      <h2 id="progress-tip">Conseil de progression</h2>
      <p>{tipFor(props)}</p>
    </section>
  )
}

function tipFor({ entries, next }: ProgressTipProps): string {
  if (next) return tipForStep(next, entries)
  if (entries.every(({ status }) => status === 'not_evaluated')) {
    return 'Votre entraineur n’a encore rien évalué. Demandez-lui par quelle technique commencer.'
  }
  const { mastered, total } = completionOf(entries)
  if (mastered === total) {
    return 'Vous maîtrisez toutes vos techniques. Continuez à les travailler pour les garder.'
  }
  return 'Aucune technique n’est en progression. Choisissez la prochaine avec votre entraineur.'
}

function tipForStep(
  { name, category, coachNotes }: ProgressEntry,
  entries: readonly ProgressEntry[],
): string {
  const { mastered, total } = completionByCategory(entries)[category]
  if (total - mastered === 1) {
    return `«\u00A0${name}\u00A0» est votre prochaine étape\u00A0: une fois cette technique maîtrisée, tout le quart ${progressTitles[category]} le sera.`
  }
  const how = coachNotes
    ? 'relisez la note de votre entraineur, puis travaillez-la à la prochaine séance.'
    : 'travaillez cette technique à la prochaine séance.'
  return `«\u00A0${name}\u00A0» est votre prochaine étape\u00A0: ${how}`
}
