// npm test: sets up what is missing and runs every test.
import { existsSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { ensureChromium } from './chromium.mjs'
import { playwrightFailures, vitestFailures } from './failures.mjs'
import { ensureBuild, ensureDependencies, npm, root } from './setup.mjs'

/** @type {string[]} */
const failed = []
const reports = {
  vitest: join(root, 'node_modules/.cache/vitest.json'),
  playwright: join(root, 'node_modules/.cache/playwright.json'),
}
for (const report of Object.values(reports)) rmSync(report, { force: true })

ensureDependencies()
step('Types, lint, format', () => npm(['run', 'check']) === 0)
step('Vitest', () => {
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${reports.vitest}`]
  return npm(['exec', '--', 'vitest', 'run', ...reporters]) === 0
})
if (existsSync(join(root, 'playwright.config.ts'))) {
  step('Browser journeys', () => {
    const chromium = ensureChromium()
    if (!chromium || !ensureBuild()) return false
    process.env.CHROMIUM = chromium
    process.env.PLAYWRIGHT_JSON_OUTPUT_FILE = reports.playwright
    return npm(['exec', '--', 'playwright', 'test', '--reporter=list,json']) === 0
  })
}
// Once more at the end: what failed is otherwise thousands of lines above.
for (const failure of [...vitestFailures(reports.vitest), ...playwrightFailures(reports.playwright)]) {
  console.log(`\n${failure}`)
}
console.log(failed.length === 0 ? '\nEverything passed.' : `\nFailed: ${failed.join(', ')}.`)
process.exitCode = failed.length === 0 ? 0 : 1

/**
 * @param {string} name
 * @param {() => boolean} run
 */
function step(name, run) {
  const start = Date.now()
  console.log(`\n━━ ${name}`)
  const passed = run()
  if (!passed) failed.push(name)
  console.log(`━━ ${name}: ${passed ? 'passed' : 'FAILED'} in ${Math.round((Date.now() - start) / 1000)} s`)
}
