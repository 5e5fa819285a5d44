// node scripts/run.mjs FILE args…: runs one of the project's TypeScript programs.
import { runInPlace, ensureDependencies, findNode, stop } from './setup.mjs'

const [file, ...args] = process.argv.slice(2)
if (!file) stop('Which file? node scripts/run.mjs FILE [arguments]')
ensureDependencies()
runInPlace(findNode(), [file, ...args])
