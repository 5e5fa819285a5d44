import { existsSync } from 'node:fs'
import { installPackages, isRootOnDebian } from './debian.mjs'

const programs = ['/usr/sbin/nginx', '/usr/bin/openssl', '/usr/bin/systemd-analyze']

/** Whether nginx, OpenSSL and systemd's checker are installed; as root on Debian, installs what is missing. */
export function ensureNginx() {
  const areThere = () => programs.every((program) => existsSync(program))
  if (areThere()) return true
  if (isRootOnDebian) installPackages('nginx-light', 'openssl', 'systemd')
  if (areThere()) return true
  console.error(
    'The tests of an installation need nginx, openssl and systemd: on Debian, apt-get install nginx-light openssl systemd as root.',
  )
  return false
}
