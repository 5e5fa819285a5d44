/** What a player can say without typing; it fills « Commentaire ». */
export const feedbackPhrases = {
  achieved: 'J’ai réussi',
  wellPlayed: 'J’ai bien joué',
  tooHard: 'Trop dur',
  moreMatches: 'Plus de matchs',
} as const
export type FeedbackPhrase = keyof typeof feedbackPhrases

/** The phrase that a comment consists of. */
export function phraseOf(comment: string): FeedbackPhrase | null {
  const names = Object.keys(feedbackPhrases) as FeedbackPhrase[]
  return names.find((name) => feedbackPhrases[name] === comment.trim()) ?? null
}

/** One phrase replaces another, null takes it back; what was typed stays before it. */
export function withPhrase(comment: string, phrase: FeedbackPhrase | null): string {
  if (phrase === null) return ''
  const typed = phraseOf(comment) ? '' : comment.trim()
  return typed === '' ? feedbackPhrases[phrase] : `${typed} ${feedbackPhrases[phrase]}`
}
