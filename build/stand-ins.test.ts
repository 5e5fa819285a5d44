import { expect, test } from 'vitest'
import { build } from 'vite'
import { standIns } from './stand-ins.ts'

test('What is left out of the libraries is left out, and all that they need of it is there.', async () => {
  const code = await built()
  expect(code).toContain('build/stand-ins/unused-query-parts.ts')
  expect(code).toContain('build/stand-ins/router-catch-boundary.tsx')
  expect(code).not.toMatch(/(mutationCache|infiniteQueryBehavior|CatchBoundary)\.js/)
})

/** Fails where a library imports something that a stand-in does not export. Each module is there by its path. */
async function built(): Promise<string> {
  const result = await build({
    configFile: false,
    logLevel: 'silent',
    plugins: [standIns()],
    build: {
      write: false,
      minify: false,
      cssMinify: false,
      rolldownOptions: { input: 'src/web/app/main.tsx' },
    },
  })
  const [output] = Array.isArray(result) ? result : [result]
  if (!output || !('output' in output)) throw new Error('Nothing was built.')
  return output.output.map((each) => (each.type === 'chunk' ? each.code : '')).join('\n')
}
