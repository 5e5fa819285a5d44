/** Whether each word that was typed is somewhere in the text; case and accents do not count. */
export function matchesSearch(text: string, search: string): boolean {
  const searched = plainText(text)
  return plainText(search)
    .split(/\s+/)
    .every((word) => searched.includes(word))
}

/** Without accents and capitals. */
export function plainText(text: string): string {
  return text
    .normalize('NFD')
    .replaceAll(/\p{Diacritic}/gu, '')
    .toLowerCase()
    .trim()
}
