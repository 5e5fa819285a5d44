// npm test: sets up what is missing and proves the product within minutes. `npm run test:deep` proves the rest.
import { ensureBuild, ensureDependencies, npm } from './setup.mjs'
import { conclude, journeys, step, vitest } from './steps.mjs'
import { useOwnTemporaryFolder } from './temporary-folder.mjs'

ensureDependencies()
useOwnTemporaryFolder()
step('Types, lint, format', () => npm(['run', 'check']) === 0)
step('Rules, endpoints, kills', () => vitest('rules', 'web', 'routes', 'embedded', 'survival'))
if (step('Build', ensureBuild)) {
  step('As a newcomer starts it', () => vitest('newcomer'))
  step('Journeys in Chromium', () => journeys({ project: 'main', headlessShell: true }))
}
conclude()
