/** The line of what a PostgreSQL program printed that says why it ended, without the date and the process before it. */
export function lastWords(printed: string): string {
  const lines = printed
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
  const telling =
    lines.find((line) => /\b(FATAL|PANIC|error):/.test(line)) ?? lines.at(-1) ?? 'it says nothing'
  return telling.replace(/^.*?(?=\b(FATAL|PANIC|error):)/, '').replace(/\.$/, '')
}
