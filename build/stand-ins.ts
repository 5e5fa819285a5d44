import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'

interface StandIn {
  library: string
  module: string
  ours: string
}

/** Smaller ones of our own for what libraries bring along and nothing here uses: 1.7 kB gzip of each first load. */
export const all: readonly StandIn[] = [
  { library: '/query-core/', module: './mutationCache.js', ours: 'unused-query-parts.ts' },
  { library: '/query-core/', module: './infiniteQueryBehavior.js', ours: 'unused-query-parts.ts' },
  { library: '/react-router/', module: './CatchBoundary.js', ours: 'router-catch-boundary.tsx' },
]

export function standIns(): Plugin {
  return {
    name: 'stand-ins',
    apply: 'build',
    enforce: 'pre',
    resolveId: (source, importer) => {
      const found = all.find(({ library, module }) => module === source && importer?.includes(library))
      return found && fileURLToPath(new URL(`stand-ins/${found.ours}`, import.meta.url))
    },
  }
}
