import { build } from 'vite'
import { expect, test } from 'vitest'
import { contractAddresses, withoutSchemas } from './contract-addresses.ts'

test('An endpoint keeps its address and loses its schemas.', () => {
  const code = `export const show = endpoint({ method: 'GET', path: '/api/club', input: field.nothing, output: v.object({ id: v.string() }) });`
  expect(withoutSchemas(code)).toBe(
    `export const show = /* @__PURE__ */ endpoint({ method: 'GET', path: '/api/club', input: null, output: null });`,
  )
})

test('To whoever checks an input, an endpoint keeps that schema alone.', () => {
  const code = `export const show = endpoint({ path: '/api/club', input: nothing, output: v.object({}) });`
  expect(withoutSchemas(code, ['output'])).toBe(
    `export const show = /* @__PURE__ */ endpoint({ path: '/api/club', input: nothing, output: null });`,
  )
})

test('What a call describes beside the endpoints is left out where nobody reads it.', () => {
  expect(withoutSchemas(`const name = v.pipe(v.string(), v.trim()); export const most = 12;`)).toBe(
    `const name = /* @__PURE__ */ v.pipe(/* @__PURE__ */ v.string(), /* @__PURE__ */ v.trim()); export const most = 12;`,
  )
})

test('A page gets addresses without the library of schemas; the check of what is filled in gets both, and no endpoint’s output.', async () => {
  const [page, check] = [await built('src/contract/dashboard.ts'), await built('src/web/app/input-check.ts')]
  expect(page).toContain('/api/dashboard')
  expect(page).not.toMatch(/valibot/)
  expect(check).toContain('/api/exercise-requests')
  expect(check).toMatch(/valibot/)
  expect(check).toContain('output: null')
})

/** Every module that is in it by its path, as the bundler says. */
async function built(input: string): Promise<string> {
  const result = await build({
    configFile: false,
    logLevel: 'silent',
    plugins: [contractAddresses()],
    build: { write: false, minify: false, rolldownOptions: { input, preserveEntrySignatures: 'strict' } },
  })
  const [output] = Array.isArray(result) ? result : [result]
  if (!output || !('output' in output)) throw new Error(`${input} was not built.`)
  return output.output.map((each) => (each.type === 'chunk' ? each.code : '')).join('\n')
}
