/** The line of a PostgreSQL program's output that says why it ended, without date and process id. */
export function exitReason(output: string): string {
  const lines = output
    .split('\n')
    .map((text) => text.trim())
    .filter((text) => text !== '')
  const line = lines.find((text) => /\b(FATAL|PANIC|error):/.test(text)) ?? lines.at(-1) ?? 'it says nothing'
  return line.replace(/^.*?(?=\b(FATAL|PANIC|error):)/, '').replace(/\.$/, '')
}
