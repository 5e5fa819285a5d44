/** Whether each word that was typed is somewhere in the text; case, accents and punctuation do not count. */
export function matchesSearch(text: string, search: string): boolean {
  const searched = plainText(text)
  return wordsOf(search).every((word) => searched.includes(word))
}

/** « l’appel » is two words, « enfant ? » one. */
export function wordsOf(text: string): readonly string[] {
  return plainText(text).match(/[\p{L}\p{N}]+/gu) ?? []
}

/** Without accents and capitals. */
export function plainText(text: string): string {
  return text
    .normalize('NFD')
    .replaceAll(/\p{Diacritic}/gu, '')
    .toLowerCase()
    .trim()
}
