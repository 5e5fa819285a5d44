// npm run test:deep: proves what `npm test` has no time for. A tool that is missing, and cannot be installed, fails it.
import { ensureFirefox } from './firefox.mjs'
import { ensureNginx } from './nginx.mjs'
import { ensurePgBouncer } from './pgbouncer.mjs'
import { ensurePostgres15 } from './postgres.mjs'
import { ensureBuild, ensureDependencies } from './setup.mjs'
import { conclude, journeys, playwright, step, vitest } from './steps.mjs'
import { useOwnTemporaryFolder } from './temporary-folder.mjs'
import { ensureWebKit } from './webkit.mjs'

process.env.TEST_DEPTH = 'deep'

ensureDependencies()
useOwnTemporaryFolder()
step(
  'Ten times the cases, PostgreSQL 15',
  () => ensurePostgres15() && vitest('rules', 'web', 'routes-15', 'embedded'),
)
if (step('Build', ensureBuild)) {
  // Each keeps little more than one core busy.
  step('Twenty rounds of kills, many clubs, a pooler, a release installed', () => {
    return ensurePgBouncer() && ensureNginx() && vitest('survival', 'many-clubs', 'pooler', 'release')
  })
  step('Every screen, and the other journeys in Chromium', () => {
    return journeys({ project: 'deep', headlessShell: true })
  })
  step('What people use: Chromium with its window', () => {
    return journeys({ project: 'window', headlessShell: false, files: ['main-journey', 'offline'] })
  })
  step('The main journey in WebKit', () => ensureWebKit() && playwright('webkit', '--config=test/webkit'))
  step('Every screen in Firefox', () => ensureFirefox() && playwright('firefox', '--config=test/firefox'))
}
conclude()
