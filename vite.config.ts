import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { fileURLToPath } from 'node:url'
import { defineConfig, type ESTree, type Plugin, Visitor } from 'vite'

const sharedByScreens = new RegExp(
  [
    'src/web/ui/(choices|field|form-errors|text-input|typed-input|time-field|date-field|time-of-day|typed-date|' +
      'pagination|category-glyph|status|page-of|states|dialog)\\.',
    'src/web/(reading|club-time|use-now|changed-meanwhile|category-names|matches-search|counted)\\.',
    'src/web/outbox/(waiting-list|write-store)\\.',
    'react-query/build/modern/useQuery\\.',
    'lucide-react/dist/esm/icons/(check|chevron-\\w+|circle-alert|pencil|plus|refresh-cw|search|trash-2)\\.',
  ].join('|'),
)

export default defineConfig({
  plugins: [react(), tailwindcss(), standIns(), leanIcons(), withoutServersSchemas()],
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
      treeshake: { propertyReadSideEffects: false },
      input: ['app.html', 'src/web/public/public.css'],
      output: {
        codeSplitting: {
          groups: [
            // One file each for what the first load needs and for what most screens share besides: fifty small ones
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
 * What an endpoint answers, and what a read takes, is described for the compiler and the server: the browser checks
 * neither, and need not load it.
 */
function withoutServersSchemas(): Plugin {
  return {
    name: 'without-servers-schemas',
    apply: 'build',
    enforce: 'post',
    transform: {
      filter: { id: /\/src\/contract\/[\w-]+\.ts$/ },
      handler(code) {
        const unchecked: ESTree.Expression[] = []
        new Visitor({
          CallExpression({ callee, arguments: [description] }) {
            if (callee.type !== 'Identifier' || callee.name !== 'endpoint') return
            const method = valueOf(description, 'method')
            const reads = method?.type === 'Literal' && method.value === 'GET'
            const schemas = [reads && valueOf(description, 'input'), valueOf(description, 'output')]
            unchecked.push(...schemas.filter((schema) => typeof schema === 'object'))
          },
        }).visit(this.parse(code))
        return unchecked.reduceRight(
          (rest, { start, end }) => `${rest.slice(0, start)}null${rest.slice(end)}`,
          code,
        )
      },
    },
  }
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
