import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { contractAddresses } from './build/contract-addresses.ts'

const sharedByScreens = new RegExp(
  [
    'src/web/ui/(choices|field|form-errors|text-input|pagination|' +
      'category-glyph|status|page-of|states|dialog|table-quarters)\\.',
    'src/web/(once|use-is-here|use-write|write|nothing-after|new-id|refusals|submitted-form|reading|club-time|use-now|changed-meanwhile|category-names|matches-search|counted)\\.',
    'src/web/training-sessions/feedback-item\\.',
    'src/web/outbox/(waiting-list|write-store|waiting-write)\\.',
    'src/(contract/(clubs|exercises|players|technique-evaluations)|domain/(training-session|technique-catalogue|technique-evaluation))\\.ts(?!\\?)',
    'src/web/clubs/queries\\.',
    'react-query/build/modern/useQuery\\.',
    'lucide-react/dist/esm/icons/(check|chevron-\\w+|circle-alert|pencil|plus|refresh-cw|search|thumbs-\\w+|trash-2)\\.',
  ].join('|'),
)

export default defineConfig({
  plugins: [react(), tailwindcss(), contractAddresses()],
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
        // The first load names every file there is: a character less in each is worth a tenth of a kilobyte.
        entryFileNames: 'assets/[name]-[hash:7].js',
        chunkFileNames: 'assets/[name]-[hash:7].js',
        assetFileNames: 'assets/[name]-[hash:7][extname]',
        codeSplitting: {
          groups: [
            // One file for what most screens share besides the first load, three for that: fifty small ones compress
            // worse and wait for each other, a single one would run as one long task. The libraries' own stands with
            // them, or two files would need each other. The entry itself stays where the page names it.
            {
              name: 'react',
              tags: ['$initial'],
              test: /node_modules.(react|react-dom|scheduler)\/|preload-helper/,
            },
            {
              name: 'router',
              tags: ['$initial'],
              test: /node_modules.(?!valibot|lucide)/,
            },
            {
              name: 'first',
              tags: ['$initial'],
              test: /node_modules.(?!valibot)|src.(contract|domain)|src.web.(?!main|public)/,
            },
            { name: 'screens', test: sharedByScreens },
            {
              name: 'sessions',
              test: /src.web.training-sessions.(queries|use-sessions|sessions?-with-waiting)\.|src.contract.training-sessions\.ts(?!\?)/,
            },
            {
              name: 'evaluations',
              test: /src.web.technique-evaluations.(status-names|technique-badge|techniques-of|who-evaluated|with-evaluation)\./,
            },
          ],
          includeDependenciesRecursively: false,
        },
      },
    },
  },
  server: { proxy: { '/api': 'http://localhost:3000', '/simulation': 'http://localhost:3000' } },
})
