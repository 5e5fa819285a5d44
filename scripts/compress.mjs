// Writes .br and .gz beside each compressible built file, so that the server never compresses at run time.
import { readFile, readdir, writeFile } from 'node:fs/promises'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'

const compressible = /\.(js|css|svg|html|json|webmanifest|txt)$/

for (const entry of await readdir('dist/web', { recursive: true, withFileTypes: true })) {
  if (!entry.isFile() || !compressible.test(entry.name)) continue
  const path = `${entry.parentPath}/${entry.name}`
  const content = await readFile(path)
  const brotli = brotliCompressSync(content, {
    params: { [constants.BROTLI_PARAM_SIZE_HINT]: content.length },
  })
  await writeFile(`${path}.br`, brotli)
  await writeFile(`${path}.gz`, gzipSync(content, { level: 9 }))
}
