import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'

const ours = fileURLToPath(new URL('stand-ins/lucide-icon.ts', import.meta.url))

/** Icons by our own component: lucide's names and keys are random enough not to compress (0.9 kB gzip of each first load). */
export function leanIcons(): Plugin {
  return {
    name: 'lean-icons',
    apply: 'build',
    transform: { filter: { id: /\/lucide-react\/dist\/esm\/icons\// }, handler: (code) => lean(code) },
  }
}

export function lean(code: string): string {
  return code
    .replace(/import createLucideIcon from '.*'/, `import { lucideIcon as createLucideIcon } from '${ours}'`)
    .replaceAll(/, key: "\w+"/g, '')
    .replace(/createLucideIcon\("[\w-]+"/, 'createLucideIcon(0')
}
