import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'

/** Whether packages can be installed without asking. */
export const isRootOnDebian = process.getuid?.() === 0 && existsSync('/etc/debian_version')

/**
 * Installs packages, with bounded retries and time; prints errors only.
 * @param {string[]} packages
 */
export function installPackages(...packages) {
  console.log(`Installing ${packages.join(', ')}…`)
  apt('update')
  apt('install', '--yes', '--no-install-recommends', ...packages)
}

/** @param {string[]} args */
function apt(...args) {
  const bounded = ['DPkg::Lock::Timeout=120', 'Acquire::Retries=2', 'Acquire::http::Timeout=30']
  spawnSync('apt-get', ['-qq', ...bounded.flatMap((option) => ['-o', option]), ...args], {
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive', DEBCONF_NOWARNINGS: 'yes', LC_ALL: 'C.UTF-8' },
    stdio: ['ignore', 'ignore', 'inherit'],
    timeout: 5 * 60_000,
  })
}

/**
 * The first of these programs in the PATH.
 * @param {string[]} names
 */
export function findProgram(...names) {
  const folders = (process.env.PATH ?? '').split(delimiter)
  return names.flatMap((name) => folders.map((folder) => join(folder, name))).find((file) => existsSync(file))
}
