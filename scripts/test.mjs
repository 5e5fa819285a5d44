// npm test: sets up what is missing and runs every test.
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { ensureChromium } from './chromium.mjs'
import { playwrightFailures, vitestFailures } from './failures.mjs'
import { ensureBuild, ensureDependencies, npm, root } from './setup.mjs'
import { ensureWebKit } from './webkit.mjs'

/** @type {string[]} */
const failed = []
/** @type {string[]} */
const notRun = []
const reports = {
  vitest: join(root, 'node_modules/.cache/vitest.json'),
  chromium: join(root, 'node_modules/.cache/chromium.json'),
  webkit: join(root, 'node_modules/.cache/webkit.json'),
}
for (const report of Object.values(reports)) rmSync(report, { force: true })

ensureDependencies()
step('Types, lint, format', () => npm(['run', 'check']) === 0)
step('Vitest', () => {
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${reports.vitest}`]
  return npm(['exec', '--', 'vitest', 'run', ...reporters]) === 0
})
step('Browser journeys', () => {
  const chromium = ensureChromium()
  if (!chromium || !ensureBuild()) return false
  process.env.CHROMIUM = chromium
  return playwright(reports.chromium)
})
step('The main journey in WebKit', () => {
  // Not every developer's machine can have it; the one that decides must.
  if (!ensureWebKit()) return process.env.CI ? false : 'not run'
  return ensureBuild() && playwright(reports.webkit, '--config=test/webkit')
})
// Once more at the end: what failed is otherwise thousands of lines above.
const failures = [
  ...vitestFailures(reports.vitest),
  ...playwrightFailures(reports.chromium),
  ...playwrightFailures(reports.webkit),
]
for (const failure of failures) console.log(`\n${failure}`)
if (notRun.length > 0) console.log(`\nNot run: ${notRun.join(', ')}.`)
if (failed.length > 0) console.log(`\nFailed: ${failed.join(', ')}.`)
else console.log(notRun.length > 0 ? '\nEverything else passed.' : '\nEverything passed.')
process.exitCode = failed.length === 0 ? 0 : 1

/**
 * @param {string} report
 * @param {string[]} args
 */
function playwright(report, ...args) {
  process.env.PLAYWRIGHT_JSON_OUTPUT_FILE = report
  return npm(['exec', '--', 'playwright', 'test', '--reporter=list,json', ...args]) === 0
}

/**
 * @param {string} name
 * @param {() => boolean | 'not run'} run
 */
function step(name, run) {
  const start = Date.now()
  console.log(`\n━━ ${name}`)
  const outcome = run()
  if (outcome === 'not run') notRun.push(name)
  else if (!outcome) failed.push(name)
  const said = outcome === 'not run' ? 'NOT RUN' : outcome ? 'passed' : 'FAILED'
  console.log(`━━ ${name}: ${said} in ${Math.round((Date.now() - start) / 1000)} s`)
}
