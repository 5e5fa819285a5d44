// npm test: sets up what is missing and runs every test.
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { ensureChromium } from './chromium.mjs'
import { ensureBuild, ensureDependencies, npm, root } from './setup.mjs'

/** @type {string[]} */
const failed = []

ensureDependencies()
step('Types, lint, format', () => npm(['run', 'check']) === 0)
step('Vitest', () => npm(['exec', '--', 'vitest', 'run']) === 0)
if (existsSync(join(root, 'playwright.config.ts'))) {
  step('Browser journeys', () => {
    const chromium = ensureChromium()
    if (!chromium || !ensureBuild()) return false
    process.env.CHROMIUM = chromium
    return npm(['exec', '--', 'playwright', 'test']) === 0
  })
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
