import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { fileURLToPath } from 'node:url'
import { defineConfig, type Plugin } from 'vite'
import { contractAddresses } from './build/contract-addresses.ts'
import { leanIcons } from './build/lean-icons.ts'
import { standIns } from './build/stand-ins.ts'

export default defineConfig({
  plugins: [react(), tailwindcss(), contractAddresses(), standIns(), leanIcons()],
  build: {
    outDir: 'dist/web',
    manifest: true,
    // A list of what each file needs would take a kilobyte of each first load.
    modulePreload: false,
    // Nothing inlined: the content policy has no data: source for fonts and scripts.
    assetsInlineLimit: 0,
    // The browsers of the last three years; light-dark() is rewritten for Safari 17.4.
    target: ['chrome120', 'edge120', 'firefox120', 'safari17.4'],
    rolldownOptions: {
      input: ['app.html', 'src/web/public/public.css'],
      output: {
        codeSplitting: {
          // Three files for the first load, which run one after the other, and one for what several screens share besides:
          // fifty small ones compress worse and wait for each other.
          groups: [
            {
              name: 'react',
              tags: ['$initial'],
              test: /node_modules.(react|react-dom|scheduler)\/|preload-helper/,
            },
            { name: 'router', tags: ['$initial'], test: /node_modules.(?!valibot)|build.stand-ins/ },
            { name: 'first', tags: ['$initial'], test: /src.(contract|domain|web.(?!main|public))/ },
            { name: 'screens', test: /(?<!\.css)$/, minShareCount: 8 },
          ],
          includeDependenciesRecursively: false,
        },
      },
    },
  },
  server: { proxy: { '/api': 'http://localhost:3000', '/simulation': 'http://localhost:3000' } },
})

/** Smaller ones of our own for what libraries bring along and nothing here uses. */
function standIns(): Plugin {
  const all = [
    { library: '/query-core/', module: './mutationCache.js', ours: 'unused-query-parts.ts' },
    { library: '/query-core/', module: './infiniteQueryBehavior.js', ours: 'unused-query-parts.ts' },
    { library: '/react-router/', module: './CatchBoundary.js', ours: 'router-catch-boundary.tsx' },
  ]
  return {
    name: 'stand-ins',
    apply: 'build',
    enforce: 'pre',
    resolveId(source, importer) {
      const found = all.find(({ library, module }) => module === source && importer?.includes(library))
      return found ? fileURLToPath(new URL(`src/web/${found.ours}`, import.meta.url)) : null
    },
  }
}

/** Their keys and names are random enough not to compress, and our component needs neither. */
function leanIcons(): Plugin {
  const ours = fileURLToPath(new URL('src/web/ui/lucide-icon.ts', import.meta.url))
  return {
    name: 'lean-icons',
    apply: 'build',
    transform: {
      filter: { id: /\/lucide-react\/dist\/esm\/icons\// },
      handler: (code) =>
        code
          .replace(
            /import createLucideIcon from '.*'/,
            `import { lucideIcon as createLucideIcon } from '${ours}'`,
          )
          .replaceAll(/, key: "\w+"/g, '')
          .replace(/createLucideIcon\("[\w-]+"/, 'createLucideIcon(0'),
    },
  }
}
