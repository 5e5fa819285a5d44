// npm start, npm run demo: installs and builds what is missing, then serves.
import { join } from 'node:path'
import { runInPlace, ensureBuild, ensureDependencies, findNode, root, stop } from './setup.mjs'

const demo = process.argv.includes('--demo')
const env = { ...process.env }
if (demo) {
  if (env.NODE_ENV === 'production') stop('La démonstration ne se lance pas avec NODE_ENV=production.')
  if (env.DATABASE_URL) stop('La démonstration remplit une base à elle : lancez-la sans DATABASE_URL.')
  env.DATA_DIR ||= join(root, 'data-demo')
}

ensureDependencies(demo ? 'Installation des dépendances…' : undefined)
if (!ensureBuild(demo ? 'Construction des pages…' : undefined))
  stop(
    demo
      ? 'Les pages n’ont pas pu être construites : voyez les messages ci-dessus.'
      : 'The pages could not be built: see the messages above.',
  )
runInPlace(findNode(), [join(root, 'src/server/main.ts'), ...process.argv.slice(2)], env)
