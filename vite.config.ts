import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { fileURLToPath } from 'node:url'
import { defineConfig, type ESTree, type HtmlTagDescriptor, type Plugin, Visitor } from 'vite'

const sharedByScreens = new RegExp(
  [
    'src/web/ui/(choices|field|form-errors|text-input|pagination|' +
      'category-glyph|status|page-of|states|dialog|table-quarters)\\.',
    'src/web/(once|use-is-here|use-action|use-write|write|nothing-after|new-id|refusals|submitted-form|reading|club-time|use-now|changed-meanwhile|category-names|matches-search|counted)\\.',
    'src/web/training-sessions/feedback-item\\.',
    'src/web/outbox/(use-overlaid|write-description)\\.',
    'src/(contract/(clubs|exercises|players|technique-evaluations)|domain/(training-session|technique-catalogue|technique-evaluation|version))\\.ts(?!\\?)',
    'src/web/clubs/queries\\.',
    'react-query/build/modern/useQuery\\.',
    'lucide-react/dist/esm/icons/(check|chevron-\\w+|circle-alert|pencil|plus|refresh-cw|search|thumbs-\\w+|trash-2)\\.',
  ].join('|'),
)

/** Runs as soon as it is there; all other scripts of the page wait for each other. */
const aheadOfAll = 'src/web/first-format.ts'

const inContract = /\/src\/contract\/[\w-]+\.ts$/

export default defineConfig({
  plugins: [react(), tailwindcss(), standIns(), leanIcons(), contractInTwo(), oneTaskEach()],
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
      // A schema that spreads another's entries may be left out as any other.
      treeshake: {
        propertyReadSideEffects: false,
        moduleSideEffects: [{ test: inContract, sideEffects: false }],
      },
      input: ['app.html', 'src/web/public/public.css', aheadOfAll],
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
              test: /node_modules.(?!valibot|lucide)|unused-query-parts|router-catch-boundary/,
            },
            {
              name: 'first',
              tags: ['$initial'],
              test: /node_modules.(?!valibot)|src.(contract|domain)|src.web.(?!main|first-format|public)/,
            },
            { name: 'screens', test: sharedByScreens },
            {
              name: 'sessions',
              test: /src.web.training-sessions.(attendance|queries|queued-writes|use-sessions|sessions?-overlay)\.|src.contract.training-sessions\.ts(?!\?)/,
            },
            {
              name: 'evaluations',
              test: /src.web.technique-evaluations.(known-names|queued-writes|status-names|technique-badge|techniques-of|who-evaluated)\./,
            },
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
      return found ? inWeb(found.ours) : null
    },
  }
}

/** Their keys and names are random enough not to compress, and our component needs neither. */
function leanIcons(): Plugin {
  return {
    name: 'lean-icons',
    apply: 'build',
    transform: {
      filter: { id: /\/lucide-react\/dist\/esm\/icons\// },
      handler: (code) =>
        code
          .replace(
            /import createLucideIcon from '.*'/,
            `import { lucideIcon as createLucideIcon } from '${inWeb('ui/lucide-icon.ts')}'`,
          )
          .replaceAll(/, key: "\w+"/g, '')
          .replace(/createLucideIcon\("[\w-]+"/, 'createLucideIcon(0'),
    },
  }
}

function inWeb(file: string): string {
  return fileURLToPath(new URL(`src/web/${file}`, import.meta.url))
}

/**
 * What an endpoint takes and answers is described for the compiler, the server, and `input-check.ts`, which looks at
 * what somebody has filled in and is fetched then. To everything else in the browser an endpoint is its address: it
 * comes without its schemas, and the library that they are made with stays out of the first load.
 */
function contractInTwo(): Plugin {
  const whole = '?with-schemas'
  return {
    name: 'contract-in-two',
    apply: 'build',
    enforce: 'post',
    resolveId: {
      order: 'pre',
      async handler(source, importer, options) {
        const [file, query] = importer?.split('?') ?? []
        if (!file || (file !== inWeb('input-check.ts') && `?${query}` !== whole)) return null
        const resolved = await this.resolve(source, file, { ...options, skipSelf: true })
        return resolved && inContract.test(resolved.id) ? { ...resolved, id: resolved.id + whole } : resolved
      },
    },
    transform: {
      filter: { id: inContract },
      handler(code) {
        const changes: Change[] = []
        new Visitor({
          CallExpression({ start, callee, arguments: [description] }) {
            // All that is called here describes: what is left without a reader need not be made.
            changes.push({ start, end: start, text: '/* @__PURE__ */ ' })
            if (callee.type !== 'Identifier' || callee.name !== 'endpoint') return
            for (const schema of [valueOf(description, 'input'), valueOf(description, 'output')]) {
              if (schema) changes.push({ start: schema.start, end: schema.end, text: 'null' })
            }
          },
        }).visit(this.parse(code))
        return changed(code, changes)
      },
    },
  }
}

/**
 * The files of the first load as scripts of the page instead of preloads: the browser then runs each in a task of its own,
 * and can paint or answer in between.
 */
function oneTaskEach(): Plugin {
  return {
    name: 'one-task-each',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler(html, { bundle = {} }) {
        const entry = scriptTag.exec(html)?.[1]
        const ahead = Object.values(bundle).find(
          (each) => each.type === 'chunk' && each.facadeModuleId?.endsWith(aheadOfAll),
        )
        if (!entry || !ahead) throw new Error('The page starts no script.')
        const files = [...html.matchAll(preloadTag)].flatMap(([, file]) =>
          file && file !== entry ? [file] : [],
        )
        return {
          html: html.replace(scriptTag, '').replaceAll(preloadTag, ''),
          tags: [
            script({ src: `/${ahead.fileName}`, async: true }),
            ...[...files, entry].map((src) => script({ src })),
          ],
        }
      },
    },
  }
}

function script(attrs: { src: string; async?: boolean }): HtmlTagDescriptor {
  return { tag: 'script', attrs: { type: 'module', crossorigin: true, ...attrs }, injectTo: 'head' }
}

const scriptTag = /<script type="module" crossorigin src="([^"]+)"><\/script>\s*/
const preloadTag = /<link rel="modulepreload" crossorigin href="([^"]+)">\s*/g

interface Change {
  start: number
  end: number
  text: string
}

/** What lies within another change goes with it. */
function changed(code: string, changes: readonly Change[]): string {
  return changes
    .filter((each) => !changes.some(({ start, end }) => start <= each.start && each.end < end))
    .toSorted((a, b) => b.start - a.start)
    .reduce((rest, { start, end, text }) => `${rest.slice(0, start)}${text}${rest.slice(end)}`, code)
}

function valueOf(object: ESTree.Node | undefined, name: string): ESTree.Expression | undefined {
  if (object?.type !== 'ObjectExpression') return undefined
  for (const property of object.properties) {
    if (property.type === 'Property' && property.key.type === 'Identifier' && property.key.name === name) {
      return property.value
    }
  }
  return undefined
}
