// npm run test:allow, a mutation test: deletes each `allow` in turn in a copy of the sources, and checks that the
// access matrix fails. Takes minutes, so it is no part of npm test.
import { spawnSync } from 'node:child_process'
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { ensureDependencies, findNode, root, stop } from './setup.mjs'

const matrix = 'test/endpoints/access.test.ts'
const copied = ['src', 'test', 'package.json', 'tsconfig.json', 'vitest.config.ts']

ensureDependencies()
const copy = mkdtempSync(join(tmpdir(), 'rebond-allow-'))
try {
  for (const name of copied) cpSync(join(root, name), join(copy, name), { recursive: true })
  symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'), 'junction')
  if (!passes(matrix)) stop(`${matrix} has to pass before anything is deleted.`)
  const unnoticed = allows().filter((allow) => !isNoticed(allow))
  console.log(unnoticed.length === 0 ? '\nThe matrix notices each.' : `\nUnnoticed: ${unnoticed.length}.`)
  process.exitCode = unnoticed.length === 0 ? 0 : 1
} finally {
  rmSync(copy, { recursive: true, force: true })
}

/** @typedef {{ file: string, line: number, start: number, end: number, text: string }} Allow */

/** @param {Allow} allow */
function isNoticed({ file, line, start, end, text }) {
  const path = join(copy, file)
  const source = readFileSync(path, 'utf8')
  writeFileSync(path, source.slice(0, start) + source.slice(end))
  const noticed = !passes(matrix)
  const verdict = noticed
    ? 'matrix red'
    : passes(dirname(file))
      ? 'NOT NOTICED'
      : 'matrix GREEN, red in its own tests'
  writeFileSync(path, source)
  console.log(`${verdict.padEnd(12)}  ${file}:${line}  ${text.replaceAll(/\s+/g, ' ')}`)
  return noticed
}

/** Whether all tests below a path of the copy pass. @param {string} path */
function passes(path) {
  const vitest = join(root, 'node_modules/vitest/vitest.mjs')
  const args = [vitest, 'run', '--project', 'routes', '--bail', '1', path]
  return spawnSync(findNode(), args, { cwd: copy, stdio: 'ignore' }).status === 0
}

/** @returns {Allow[]} */
function allows() {
  return readdirSync(join(root, 'src/server'), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts') && name !== 'errors.ts')
    .toSorted()
    .flatMap((name) => allowsIn(join('src/server', name)))
}

/**
 * @param {string} file
 * @returns {Allow[]}
 */
function allowsIn(file) {
  const source = readFileSync(join(copy, file), 'utf8')
  return [...source.matchAll(/\ballow\(/g)].map(({ index: start }) => {
    const end = endOfCall(source, start)
    const line = source.slice(0, start).split('\n').length
    return { file, line, start, end, text: source.slice(start, end) }
  })
}

/**
 * @param {string} source
 * @param {number} start
 */
function endOfCall(source, start) {
  let depth = 0
  for (let at = source.indexOf('(', start); at < source.length; at += 1) {
    if (source[at] === '(') depth += 1
    if (source[at] === ')') depth -= 1
    if (depth === 0) return at + 1
  }
  return stop(`A call of allow does not end: ${source.slice(start, start + 60)}`)
}
