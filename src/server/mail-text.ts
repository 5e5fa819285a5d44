/** The text of a mail: greeting, paragraphs, signature. */
export function mailText(firstName: string, ...paragraphs: (string | false)[]): string {
  const written = paragraphs.filter((text) => text !== false)
  return [`Bonjour ${firstName},`, ...written, 'L’équipe Rebond'].join('\n\n')
}
