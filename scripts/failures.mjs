// Summarises the failures in the JSON reports of the test runners.
import { existsSync, readFileSync } from 'node:fs'
import { stripVTControlCharacters } from 'node:util'

/**
 * @typedef {{ fullName: string, status: string, failureMessages?: string[] }} Assertion
 * @typedef {{ name: string, message?: string, status: string, assertionResults: Assertion[] }} TestFile
 * @param {string} file a JSON report of Vitest
 * @returns {string[]} a line or two for each failure
 */
export function vitestFailures(file) {
  const report = read(file)
  /** @type {TestFile[]} */
  const files = report?.testResults ?? []
  return files.flatMap(({ name, status, message, assertionResults }) => {
    const failed = assertionResults.filter((test) => test.status === 'failed')
    if (failed.length === 0) return status === 'failed' ? [describe(name, message)] : []
    return failed.map((test) => describe(`${name}: ${test.fullName}`, test.failureMessages?.[0]))
  })
}

/**
 * @typedef {{ status?: string, error?: { message?: string } }} Result
 * @typedef {{ title: string, file: string, ok: boolean, tests: { results: Result[] }[] }} Spec
 * @typedef {{ specs?: Spec[], suites?: Suite[] }} Suite
 * @param {string} file a JSON report of Playwright
 * @returns {string[]} a line or two for each failure
 */
export function playwrightFailures(file) {
  const report = read(file)
  const failures = specsOf(report ?? {})
    .filter(({ ok }) => !ok)
    .map((spec) => describe(`${spec.file}: ${spec.title}`, spec.tests[0]?.results.at(-1)?.error?.message))
  return [
    ...failures,
    .../** @type {{ message?: string }[]} */ (report?.errors ?? []).map(({ message }) =>
      describe('Playwright', message),
    ),
  ]
}

/**
 * @param {Suite} suite
 * @returns {Spec[]}
 */
function specsOf({ specs = [], suites = [] }) {
  return [...specs, ...suites.flatMap(specsOf)]
}

/**
 * @param {string} name
 * @param {string} [message]
 */
function describe(name, message = '') {
  const plain = stripVTControlCharacters(message)
  return `✗ ${name}\n    ${plain.split('\n').slice(0, 6).join('\n    ')}`
}

/** @param {string} file */
function read(file) {
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined
}
