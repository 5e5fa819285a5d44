/** Whether each word that was typed is somewhere in the text; case and accents do not count. */
export function matchesSearch(text: string, search: string): boolean {
  const plainText = plain(text)
  return plain(search)
    .split(/\s+/)
    .every((word) => plainText.includes(word))
}

function plain(text: string): string {
  return text
    .normalize('NFD')
    .replaceAll(/\p{Diacritic}/gu, '')
    .toLowerCase()
    .trim()
}
