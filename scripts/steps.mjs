// Runs the steps of `npm test` and `npm run test:deep`, with the time of each and a summary of the failures.
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { ensureChromium } from './chromium.mjs'
import { playwrightFailures, vitestFailures } from './failures.mjs'
import { npm, root } from './setup.mjs'

/** @type {{ name: string, passed: boolean, seconds: number }[]} */
const steps = []
/** @type {(() => string[])[]} */
const failures = []

/**
 * @param {string} name
 * @param {() => boolean} run whether it passed
 * @returns whether it passed
 */
export function step(name, run) {
  const start = Date.now()
  console.log(`\n━━ ${name}`)
  const passed = run()
  const seconds = Math.round((Date.now() - start) / 1000)
  steps.push({ name, passed, seconds })
  console.log(`━━ ${name}: ${passed ? 'passed' : 'FAILED'} in ${seconds} s`)
  return passed
}

/** Runs these projects of vitest.config.ts. @param {string[]} projects */
export function vitest(...projects) {
  const report = reportOf(`vitest-${projects.join('-')}`)
  failures.push(() => vitestFailures(report))
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`]
  const named = projects.map((name) => `--project=${name}`)
  return npm(['exec', '--', 'vitest', 'run', ...named, ...reporters]) === 0
}

/**
 * Runs journeys of playwright.config.ts in Chromium.
 * @param {{ project: 'main' | 'deep' | 'window', headlessShell: boolean, files?: string[] }} what
 */
export function journeys({ project, headlessShell, files = [] }) {
  const chromium = ensureChromium({ headlessShell })
  if (!chromium) return false
  process.env.CHROMIUM = chromium
  return playwright(`${project}-${headlessShell ? 'shell' : 'window'}`, `--project=${project}`, ...files)
}

/**
 * @param {string} name of its report
 * @param {string[]} args
 */
export function playwright(name, ...args) {
  const report = reportOf(name)
  failures.push(() => playwrightFailures(report))
  process.env.PLAYWRIGHT_JSON_OUTPUT_FILE = report
  return npm(['exec', '--', 'playwright', 'test', '--reporter=list,json', ...args]) === 0
}

/** Repeats the failures, which are thousands of lines above, and sets the exit code. */
export function conclude() {
  for (const failure of failures.flatMap((read) => read())) console.log(`\n${failure}`)
  console.log()
  for (const { name, passed, seconds } of steps) {
    console.log(`${passed ? '✓' : '✗'} ${name}: ${seconds} s`)
  }
  const passed = steps.every((each) => each.passed)
  console.log(passed ? '\nEverything passed.' : '\nFailed: see above.')
  process.exitCode = passed ? 0 : 1
}

/** @param {string} name */
function reportOf(name) {
  const file = join(root, `node_modules/.cache/${name}.json`)
  rmSync(file, { force: true })
  return file
}
