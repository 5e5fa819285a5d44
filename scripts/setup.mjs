// What every script needs before anything is installed: plain JavaScript that runs on Node 20.19.
import { spawn, spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { constants } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { differsFromLock } from './lock-file.mjs'
import { hasParentEnded } from './starter.mjs'

export const root = dirname(dirname(fileURLToPath(import.meta.url)))
const neededMajor = 24
refuseOldNode()
const endWithStarter = new URL('end-with-starter.mjs', import.meta.url).href
const watchMs = 200

/** What npm, Vite and the others need; the server itself runs on the Node that npm installs. */
function refuseOldNode() {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number)
  if (major < 20 || (major === 20 && minor < 19))
    stop(`Rebond needs Node 20.19 or later: this is ${process.versions.node}.`)
}

/** Runs `npm ci` unless the installed packages match package-lock.json. */
export function ensureDependencies(announced = 'Installing dependencies…') {
  const record = 'node_modules/.package-lock.json'
  const installed = readJson(record)
  if (installed && !differsFromLock(readJson('package-lock.json'), installed) && areThere(installed)) return
  console.log(announced)
  // An interrupted installation must not keep the record of the previous one.
  rmSync(join(root, record), { force: true })
  // Vite builds the pages at the first start: in production too, the development packages are needed.
  if (npm(['ci', '--include=dev', '--no-audit', '--no-fund']) !== 0)
    stop('npm ci failed: see its messages above.')
}

/** Builds the pages unless they were built from the very same sources. */
export function ensureBuild(announced = 'Building the pages…') {
  if (!existsSync(join(root, 'vite.config.ts'))) {
    console.log('There are no pages to build yet.')
    return true
  }
  const stampFile = join(root, 'dist', '.sources')
  const stamp = hashOfSources()
  if (existsSync(stampFile) && readFileSync(stampFile, 'utf8') === stamp) return true
  console.log(announced)
  if (npm(['run', 'build']) !== 0) return false
  mkdirSync(dirname(stampFile), { recursive: true })
  writeFileSync(stampFile, stamp)
  return true
}

/** The Node that runs the server: this one if it is recent enough, otherwise the one that npm installed. */
export function findNode() {
  if (Number(process.versions.node.split('.')[0]) >= neededMajor) return process.execPath
  const platform = process.platform === 'win32' ? 'win' : process.platform
  const name = process.platform === 'win32' ? 'node.exe' : 'node'
  const packaged = join(root, 'node_modules', `node-${platform}-${process.arch}`, 'bin', name)
  if (existsSync(packaged) && spawnSync(packaged, ['--version']).status === 0) return packaged
  return stop(`Node ${neededMajor} or later is needed on this platform; this is ${process.version}.`)
}

/**
 * Replaces this process by a program, with the same terminal, signals and exit code. The program also ends when this
 * process, or the npm that started it, is gone.
 * @param {string} program a Node
 * @param {string[]} args
 * @param {NodeJS.ProcessEnv} [env]
 */
export function runInPlace(program, args, env = process.env) {
  // Installing and building may have taken a minute.
  if (hasParentEnded()) process.exit(1)
  const child = spawn(program, ['--import', endWithStarter, ...args], {
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
    env,
  })
  // A terminal sends Ctrl-C to both processes, any other signal comes to this one alone: the child ignores a repeat.
  for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP']))
    process.on(signal, () => child.kill(signal))
  const watch = setInterval(() => {
    if (!hasParentEnded()) return
    clearInterval(watch)
    child.kill('SIGTERM')
  }, watchMs)
  child.on('error', (error) => stop(`${program} cannot be run: ${error.message}`))
  child.on('exit', (code, signal) => process.exit(signal ? 128 + constants.signals[signal] : (code ?? 1)))
}

/**
 * Runs npm with the host's own Node, as npm ci replaces the packaged one.
 * @param {string[]} args
 */
export function npm(args) {
  const { npm_execpath: script, npm_node_execpath: node = process.execPath } = process.env
  const options = { cwd: root, stdio: /** @type {const} */ ('inherit') }
  const { status } = script
    ? spawnSync(node, [script, ...args], options)
    : spawnSync('npm', args, { ...options, shell: process.platform === 'win32' })
  return status ?? 1
}

/**
 * @param {string} sentence
 * @returns {never}
 */
export function stop(sentence) {
  console.error(sentence)
  process.exit(1)
}

function hashOfSources() {
  const hash = createHash('sha256')
  for (const path of sourcesOfPages())
    hash
      .update(path)
      .update('\0')
      .update(readFileSync(join(root, path)))
      .update('\0')
  return hash.digest('hex')
}

function sourcesOfPages() {
  const here = readdirSync(root).filter((name) => /\.(html|config\.ts|json)$/.test(name))
  const below = ['build', 'public', 'scripts', 'src/contract', 'src/domain', 'src/web'].flatMap(filesBelow)
  return [...here, ...below].filter((path) => !/\.test\.tsx?$/.test(path)).toSorted()
}

/**
 * @param {string} folder
 * @returns {string[]}
 */
function filesBelow(folder) {
  if (!existsSync(join(root, folder))) return []
  return readdirSync(join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = `${folder}/${entry.name}`
    return entry.isDirectory() ? filesBelow(path) : [path]
  })
}

/** @param {{ packages?: Record<string, unknown> }} installed */
function areThere({ packages = {} }) {
  return Object.keys(packages).every((path) => existsSync(join(root, path, 'package.json')))
}

/** @param {string} path */
function readJson(path) {
  const file = join(root, path)
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined
}
