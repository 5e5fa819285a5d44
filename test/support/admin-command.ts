import { execFile } from 'node:child_process'
import { join } from 'node:path'

const program = join(import.meta.dirname, '../../src/server/admin/main.ts')

/** `npm run admin`, with that text on its standard input. @returns its output, on either stream */
export function adminCommand(
  words: readonly string[],
  settings: { DATABASE_URL: string } | { DATA_DIR: string },
  typed = '',
): Promise<string> {
  const env = { ...process.env, NODE_ENV: 'test', DATABASE_URL: '', ...settings }
  return new Promise((resolve) => {
    const child = execFile(process.execPath, [program, ...words], { env }, (_, stdout, stderr) => {
      resolve(`${stdout}${stderr}`.trim())
    })
    child.stdin?.end(typed)
  })
}
