import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { contractAddresses } from './build/contract-addresses.ts'
import { leanIcons } from './build/lean-icons.ts'
import { standIns } from './build/stand-ins.ts'

export default defineConfig({
  plugins: [react(), contractAddresses(), standIns(), leanIcons()],
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
      input: ['app.html', 'src/web/public/public.css', 'src/web/public/text.css'],
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
            // Of exercises, requests and sessions the first load knows the addresses; their rules come with the screens.
            {
              name: 'first',
              tags: ['$initial'],
              test: /src.(contract|domain.(?!exercise|training-session)|web.(?!app.main|public))/,
            },
            // Small files that go together.
            { name: 'group-filter', test: /src.web.groups.(use-group-filter|group-chips|in-group)\.tsx?$/ },
            { name: 'drafts', test: /web.\w+.(use-draft|unsaved-guard|changed-meanwhile)\.tsx?$/ },
            { name: 'periods', test: /domain.(analysis-period|season)\.ts$/ },
            {
              name: 'technique-badge',
              test: /evaluations.(technique-badge|evaluation-draft)\.tsx?$|icons.(circle-dashed|rotate-ccw-clock)\./,
            },
            { name: 'edit-icons', test: /icons.(pencil|trash-2|plus)\./ },
            {
              name: 'session-words',
              test: /sessions.(phase-badge|session-words)\.tsx?$|icons.(timer|ban)\./,
            },
            { name: 'session-where', test: /sessions.(session-where|where-words)\.tsx?$|icons.map-pin\./ },
            { name: 'session-plan', test: /domain.(session-plan|training-session-programme)\.ts$/ },
            { name: 'programme-list', test: /sessions.(programme-list|empty-words)\.tsx?$/ },
            { name: 'pages', test: /web.ui.(pagination|select)\.tsx$|icons.chevron-(down|left|right)\./ },
            // What so many or more share: with fewer, and with more, a screen exceeds its budget. What is done with sessions only
            // those get that show them.
            {
              name: 'screens',
              test: /(?<!\.css|domain.(training-session|attendance)\.ts)$/,
              minShareCount: 38,
            },
          ],
          includeDependenciesRecursively: false,
        },
      },
    },
  },
  server: { proxy: { '/api': 'http://localhost:3000', '/simulation': 'http://localhost:3000' } },
})
