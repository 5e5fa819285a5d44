import { defineConfig, type TestProjectConfiguration } from 'vitest/config'

const testTimeout = 20_000

/** Tests that need a database: of the PostgreSQL version that the name ends with, otherwise of the packaged one. */
function routes(name: string): TestProjectConfiguration {
  return {
    test: {
      name,
      include: ['src/{server,demo}/**/*.test.ts', 'test/**/*.test.ts'],
      exclude: [
        '**/node_modules/**',
        'src/server/database/embedded/**',
        'test/{french,coaching,survival,many-clubs,newcomer,pooler,release}/**',
      ],
      globalSetup: 'test/support/database-setup.ts',
      setupFiles: ['test/support/fixed-seed.ts', 'test/support/drop-databases.ts'],
      testTimeout,
      // Each file has its own database; loading the whole server again for each took longer than its tests.
      isolate: false,
    },
  }
}

/** `npm test` runs the first six, `npm run test:deep` most of them and the others. */
export default defineConfig({
  test: {
    // PostgreSQL needs processor time too: more workers slow each other down.
    maxWorkers: 2,
    // The summary at the end repeats the first lines of a message only: « [ Array(1) ] » would not say what failed.
    chaiConfig: { truncateThreshold: 0 },
    projects: [
      {
        test: {
          name: 'rules',
          include: ['{src/{domain,contract},bench,build,test/{french,coaching}}/**/*.test.ts'],
          setupFiles: 'test/support/fixed-seed.ts',
          testTimeout,
          // They have no global state.
          isolate: false,
        },
      },
      {
        test: {
          name: 'web',
          include: ['src/web/**/*.test.{ts,tsx}'],
          setupFiles: 'test/support/fixed-seed.ts',
          testTimeout,
        },
      },
      routes('routes'),
      {
        test: {
          name: 'embedded',
          include: ['src/server/database/embedded/**/*.test.ts', 'scripts/**/*.test.ts'],
        },
      },
      { test: { name: 'survival', include: ['test/survival/**/*.test.ts'], maxConcurrency: 3 } },
      { test: { name: 'newcomer', include: ['test/newcomer/**/*.test.ts'], testTimeout } },
      { test: { name: 'pooler', include: ['test/pooler/**/*.test.ts'], testTimeout } },
      { test: { name: 'release', include: ['test/release/**/*.test.ts'], testTimeout } },
      routes('routes-15'),
      { test: { name: 'many-clubs', include: ['test/many-clubs/**/*.test.ts'] } },
    ],
  },
})
