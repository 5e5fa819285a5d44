// npm run release: what a server needs, in one archive that is unpacked and started without a registry or a compiler.
// With `-- --slim` without Node and PostgreSQL, for a machine that has both.
import { spawnSync } from 'node:child_process'
import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { ensureBuild, ensureDependencies, root, stop } from './setup.mjs'

const slim = process.argv.includes('--slim')
const platform = `${process.platform}-${process.arch}`
if (process.platform !== 'linux') stop('A release is made on Linux, for Linux.')

ensureDependencies()
if (!ensureBuild()) stop('The pages could not be built: see the messages above.')

/** @type {{ version: string, dependencies: Record<string, string>, optionalDependencies: Record<string, string> }} */
const project = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))
/** @type {{ packages: Record<string, Installed> }} */
const lock = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8'))
/** @typedef {{ dependencies?: Record<string, string>, optionalDependencies?: Record<string, string> }} Installed */

const neededToBuild = /\.map$|\.d\.[cm]?ts$|node-linux-[^/]+\/(include|share|CHANGELOG\.md)/
const name = `rebond-${project.version}-${slim ? 'slim' : platform}`
const folder = join(root, 'release', name)
rmSync(folder, { recursive: true, force: true })
mkdirSync(folder, { recursive: true })

const sources = ['contract', 'content', 'demo', 'domain', 'server', 'simulation']
for (const each of sources) copy(`src/${each}`, (path) => !path.endsWith('.test.ts'))
copy('dist')
copy('deploy')
for (const each of ['README.md', 'docs/installer.md', 'docs/operations.md']) copy(each)
copyPackages()
writeLauncher()
writeLicences()
run('npm', ['sbom', '--sbom-format=cyclonedx', '--sbom-type=application', '--omit=dev'], 'sbom.cdx.json')

const archive = `${name}.tar.gz`
run('tar', [
  '--owner=0',
  '--group=0',
  '--mode=u+rwX,go+rX,go-w',
  '-czf',
  join('..', archive),
  '-C',
  '..',
  name,
])
console.log(`release/${archive}`)

/**
 * @param {string} path
 * @param {(path: string) => boolean} [filter]
 */
function copy(path, filter = () => true) {
  cpSync(join(root, path), join(folder, path), { recursive: true, verbatimSymlinks: true, filter })
}

/** What runs of the libraries that the server imports, and of theirs: Node is `bin/node` alone, and nothing is for compilers. */
function copyPackages() {
  const imported = new Set(sources.flatMap((each) => importsBelow(join(folder, 'src', each))))
  const dependencies = only(project.dependencies, (library) => imported.has(library))
  const optionalDependencies = slim
    ? {}
    : only(project.optionalDependencies, (library) => library.endsWith(platform))
  const { version } = project
  const manifest = {
    name: 'rebond',
    version,
    type: 'module',
    private: true,
    dependencies,
    optionalDependencies,
  }
  writeFileSync(join(folder, 'package.json'), `${JSON.stringify(manifest, null, 2)}\n`)

  /** @type {Set<string>} */
  const paths = new Set()
  for (const library of Object.keys({ ...dependencies, ...optionalDependencies }))
    addPackage('', library, paths)
  for (const path of paths) copy(path, (file) => !neededToBuild.test(file))
}

/**
 * @param {string} from the path of the package that needs it
 * @param {string} library
 * @param {Set<string>} paths of what is there already
 */
function addPackage(from, library, paths) {
  let path = `${from}${from && '/'}node_modules/${library}`
  let above = from
  while (!lock.packages[path] && above) {
    above = above.slice(0, Math.max(0, above.lastIndexOf('/node_modules/')))
    path = `${above}${above && '/'}node_modules/${library}`
  }
  const found = lock.packages[path]
  // An optional library for another platform.
  if (!found || paths.has(path) || !existsSync(join(root, path))) return
  paths.add(path)
  for (const next of Object.keys({ ...found.dependencies, ...found.optionalDependencies }))
    addPackage(path, next, paths)
}

/** @param {string} below @returns {string[]} the names of the packages that its files import */
function importsBelow(below) {
  return readdirSync(below, { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.ts'))
    .flatMap((path) => [
      ...readFileSync(join(below, path), 'utf8').matchAll(/(?:from|import\() ?'((?:@[\w-]+\/)?[\w-]+)/g),
    ])
    .map(([, library = '']) => library)
}

function writeLauncher() {
  const launcher = join(folder, 'rebond')
  writeFileSync(
    launcher,
    `#!/bin/sh
# rebond [start] · rebond demo · rebond admin … · rebond backup FILE · rebond restore FILE
REBOND_RELEASE=1; export REBOND_RELEASE
here=$(dirname "$(readlink -f "$0")")
node="$here/node_modules/node-${platform}/bin/node"
[ -x "$node" ] || node=node
command=\${1:-start}
[ $# -eq 0 ] || shift
case $command in
  start) exec "$node" "$here/src/server/main.ts" "$@" ;;
  demo) DATA_DIR=\${DATA_DIR:-data-demo}; export DATA_DIR; exec "$node" "$here/src/server/main.ts" --demo "$@" ;;
  admin) exec "$node" "$here/src/server/admin/main.ts" "$@" ;;
  backup | restore) exec "$node" "$here/src/server/database/$command.ts" "$@" ;;
  *) sed -n '2s/^# //p' "$0" >&2; exit 1 ;;
esac
`,
  )
  chmodSync(launcher, 0o755)
}

/** What each library is distributed under, with the text that it brings. */
function writeLicences() {
  const texts = packagesBelow('node_modules').map((path) => {
    const {
      name: library,
      version,
      license = 'not named',
    } = JSON.parse(readFileSync(join(folder, path, 'package.json'), 'utf8'))
    const files = readdirSync(join(folder, path)).filter((file) => /^(licen[cs]e|notice)/i.test(file))
    const bodies = files.map((file) => readFileSync(join(folder, path, file), 'utf8').trim())
    return [`${library} ${version}: ${license}`, ...bodies].join('\n\n')
  })
  writeFileSync(join(folder, 'LICENCES.txt'), `${texts.join(`\n\n${'='.repeat(80)}\n\n`)}\n`)
}

/** @param {string} below @returns {string[]} */
function packagesBelow(below) {
  if (!existsSync(join(folder, below))) return []
  return readdirSync(join(folder, below))
    .flatMap((entry) =>
      entry.startsWith('@')
        ? readdirSync(join(folder, below, entry)).map((each) => `${entry}/${each}`)
        : [entry],
    )
    .filter((entry) => existsSync(join(folder, below, entry, 'package.json')))
    .flatMap((entry) => [`${below}/${entry}`, ...packagesBelow(`${below}/${entry}/node_modules`)])
}

/**
 * Runs a program in the release's folder.
 * @param {string} program
 * @param {string[]} args
 * @param {string} [output] the file that gets what it writes
 */
function run(program, args, output) {
  const { status, stdout } = spawnSync(program, args, {
    cwd: folder,
    encoding: 'utf8',
    maxBuffer: 2 ** 26,
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  if (status !== 0) stop(`${program} ${args[0]} failed: see its messages above.`)
  if (output) writeFileSync(join(folder, output), stdout)
}

/**
 * @param {Record<string, string>} dependencies
 * @param {(library: string) => boolean} wanted
 */
function only(dependencies, wanted) {
  return Object.fromEntries(Object.entries(dependencies).filter(([library]) => wanted(library)))
}
