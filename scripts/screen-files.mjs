// Writes dist/screens.json: the files that each screen loads beyond the first load, so that the server can preload them
// in the page, before the router runs.
import { readFile, writeFile } from 'node:fs/promises'
import { posix } from 'node:path'
import { parseSync, Visitor } from 'vite'

/** @import { ESTree, Manifest } from 'vite' */

/** @type {Manifest} */
const manifest = JSON.parse(await readFile('dist/web/.vite/manifest.json', 'utf8'))
const router = 'src/web/router.tsx'
const firstLoad = closure('app.html')

/** @type {Record<string, { scripts: string[], styles: string[] }>} */
const screens = {}
/** @type {string | undefined} */
let path
new Visitor({
  CallExpression({ callee, arguments: [route] }) {
    if (callee.type === 'Identifier' && callee.name === 'createRoute') path = route && pathOf(route)
  },
  ImportExpression({ source }) {
    if (path && source.type === 'Literal' && typeof source.value === 'string') {
      screens[path] = filesOf(posix.join(posix.dirname(router), source.value))
    }
  },
}).visit(parseSync(router, await readFile(router, 'utf8')).program)

if (Object.keys(screens).length === 0) throw new Error(`No screens in ${router}.`)
await writeFile('dist/screens.json', JSON.stringify(screens))

/** @param {ESTree.Argument} route */
function pathOf(route) {
  const properties = route.type === 'ObjectExpression' ? route.properties : []
  for (const each of properties) {
    if (each.type !== 'Property' || each.key.type !== 'Identifier' || each.key.name !== 'path') continue
    if (each.value.type === 'Literal' && typeof each.value.value === 'string') return each.value.value
  }
  return undefined
}

/** @param {string} screen */
function filesOf(screen) {
  if (!manifest[screen]) throw new Error(`${router} names ${screen}, which was not built.`)
  const chunks = [...closure(screen)].filter((name) => !firstLoad.has(name)).map((name) => manifest[name])
  return {
    scripts: chunks.flatMap((chunk) => (chunk ? [`/${chunk.file}`] : [])),
    styles: chunks.flatMap((chunk) => chunk?.css?.map((file) => `/${file}`) ?? []),
  }
}

/**
 * Everything a chunk imports statically, itself included.
 * @param {string} name
 * @param {Set<string>} [found]
 * @returns {Set<string>}
 */
function closure(name, found = new Set()) {
  if (found.has(name)) return found
  found.add(name)
  for (const imported of manifest[name]?.imports ?? []) closure(imported, found)
  return found
}
