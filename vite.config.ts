import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { fileURLToPath } from 'node:url'
import { defineConfig, type Plugin } from 'vite'

const sharedByScreens = new RegExp(
  'src/web/(ui/(choices|field|form-errors|text-input|typed-input|time-field|date-field|time-of-day|typed-date|' +
    'pagination|category-glyph|status|page-of)|' +
    'reading|club-time|use-now|changed-meanwhile|category-names|matches-search|' +
    'outbox/(waiting-list|write-store))\\.|' +
    'lucide-react.*/icons/(chevron-right|circle-alert|plus|refresh-cw|search)\\.',
)

export default defineConfig({
  plugins: [react(), tailwindcss(), withoutUnusedQueryParts()],
  resolve: {
    // The router's store brings along for React 16 what React itself has had since 18.
    alias: { 'use-sync-external-store/shim/with-selector': 'use-sync-external-store/with-selector' },
  },
  build: {
    outDir: 'dist/web',
    manifest: true,
    modulePreload: { polyfill: false },
    // Nothing inlined: the content policy has no data: source for fonts and scripts.
    assetsInlineLimit: 0,
    // The browsers of the last three years; light-dark() is rewritten for Safari 17.4.
    target: ['chrome120', 'edge120', 'firefox120', 'safari17.4'],
    rolldownOptions: {
      input: ['app.html', 'src/web/public/public.css'],
      output: {
        codeSplitting: {
          groups: [
            // One file each for what the first load needs and for what most screens share besides: thirty small ones
            // compress worse. The entry itself stays where the page names it.
            {
              name: 'first',
              tags: ['$initial'],
              test: /node_modules|src.(contract|domain)|src.web.(?!main|public)/,
            },
            { name: 'screens', test: sharedByScreens },
          ],
          includeDependenciesRecursively: false,
        },
      },
    },
  },
  server: { proxy: { '/api': 'http://localhost:3000' } },
})

function withoutUnusedQueryParts(): Plugin {
  const unused = new Set(['./mutationCache.js', './infiniteQueryBehavior.js'])
  const standIn = fileURLToPath(new URL('src/web/unused-query-parts.ts', import.meta.url))
  return {
    name: 'without-unused-query-parts',
    enforce: 'pre',
    resolveId(source, importer) {
      return unused.has(source) && importer?.includes('/query-core/') ? standIn : null
    },
  }
}
