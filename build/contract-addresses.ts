import { fileURLToPath } from 'node:url'
import { parseSync, type Plugin, Visitor } from 'vite'

const contractFile = /\/src\/contract\/[\w-]+\.ts(\?with-schemas)?$/
const inputCheck = fileURLToPath(new URL('../src/web/app/input-check.ts', import.meta.url))
const whole = '?with-schemas'

/**
 * To the browser an endpoint is its address. The schemas of inputs, and the library that they are made with, come with
 * `input-check.ts` alone, which checks what somebody has filled in and is fetched then. Of outputs only those stay that a module exports.
 */
export function contractAddresses(): Plugin {
  return {
    name: 'contract-addresses',
    apply: 'build',
    enforce: 'post',
    config: () => {
      // A schema that spreads another's entries may be left out as any other.
      const moduleSideEffects = [{ test: /\/src\/(contract|domain)\//, sideEffects: false }]
      return {
        build: { rolldownOptions: { treeshake: { propertyReadSideEffects: false, moduleSideEffects } } },
      }
    },
    resolveId: {
      order: 'pre',
      async handler(source, importer, options) {
        const file = importer?.split('?')[0]
        if (!file || (file !== inputCheck && !importer?.endsWith(whole))) return null
        const resolved = await this.resolve(source, file, { ...options, skipSelf: true })
        return resolved && contractFile.test(resolved.id)
          ? { ...resolved, id: resolved.id + whole }
          : resolved
      },
    },
    transform: {
      filter: { id: contractFile },
      handler: (code, id) => withoutSchemas(code, id.endsWith(whole) ? ['output'] : undefined),
    },
  }
}

/** Every call of the contract only describes something: what nobody reads is left out. */
export function withoutSchemas(code: string, schemas: readonly string[] = ['input', 'output']): string {
  const edits: { start: number; end: number; text: string }[] = []
  new Visitor({
    CallExpression({ start, callee, arguments: [description] }) {
      edits.push({ start, end: start, text: '/* @__PURE__ */ ' })
      if (callee.type !== 'Identifier' || callee.name !== 'endpoint') return
      for (const property of description?.type === 'ObjectExpression' ? description.properties : []) {
        if (property.type !== 'Property' || property.key.type !== 'Identifier') continue
        const { start, end } = property.value
        if (schemas.includes(property.key.name)) edits.push({ start, end, text: 'null' })
      }
    },
  }).visit(parseSync('contract.js', code).program)
  let [result, done] = ['', 0]
  for (const { start, end, text } of edits.toSorted((a, b) => a.start - b.start)) {
    if (start < done) continue // Within a schema that is gone.
    result += code.slice(done, start) + text
    done = end
  }
  return result + code.slice(done)
}
