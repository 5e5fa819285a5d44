// npm start, npm run demo: installs and builds what is missing, then serves.
import { join } from 'node:path'
import { become, ensureBuild, ensureDependencies, findNode, root, stop } from './setup.mjs'

const demo = process.argv.includes('--demo')
const env = { ...process.env }
if (demo) {
  if (env.NODE_ENV === 'production') stop('La démonstration ne se lance pas avec NODE_ENV=production.')
  if (env.DATABASE_URL) stop('La démonstration remplit une base à elle : lancez-la sans DATABASE_URL.')
  env.DATA_DIR ||= join(root, 'data-demo')
}

ensureDependencies()
if (!ensureBuild()) stop('The pages could not be built: see the messages above.')
become(findNode(), [join(root, 'src/server/main.ts'), ...process.argv.slice(2)], env)
