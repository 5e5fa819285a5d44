/** The text of a mail to somebody: greeting, paragraphs, and who writes. */
export function letter(firstName: string, ...paragraphs: (string | false)[]): string {
  const written = paragraphs.filter((text) => text !== false)
  return [`Bonjour ${firstName},`, ...written, 'L’équipe Rebond'].join('\n\n')
}
