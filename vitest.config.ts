import { defineConfig, type TestProjectConfiguration } from 'vitest/config'

type Options = Omit<NonNullable<Extract<TestProjectConfiguration, { test?: unknown }>['test']>, 'name'>

function project(name: string, include: string[], options: Options = {}): TestProjectConfiguration {
  return {
    test: {
      name,
      include,
      // The summary at the end repeats the first lines of a message only: « [ Array(1) ] » would not say what failed.
      chaiConfig: { truncateThreshold: 0 },
      ...options,
    },
  }
}

const testTimeout = 20_000

/** Tests that need a database: of the PostgreSQL version that the name ends with, otherwise of the packaged one. */
function routes(name: string): TestProjectConfiguration {
  return project(name, ['src/{server,demo}/**/*.test.ts', 'test/**/*.test.ts'], {
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
  })
}

/** `npm test` runs the first six, `npm run test:deep` most of them and the others. */
export default defineConfig({
  test: {
    // PostgreSQL needs processor time too: more workers slow each other down.
    maxWorkers: 2,
    projects: [
      project('rules', ['{src/{domain,contract},bench,build,test/{french,coaching}}/**/*.test.ts'], {
        setupFiles: 'test/support/fixed-seed.ts',
        testTimeout,
        // They have no global state.
        isolate: false,
      }),
      project('web', ['src/web/**/*.test.{ts,tsx}'], {
        setupFiles: 'test/support/fixed-seed.ts',
        testTimeout,
      }),
      routes('routes'),
      project('embedded', ['src/server/database/embedded/**/*.test.ts', 'scripts/**/*.test.ts']),
      project('survival', ['test/survival/**/*.test.ts'], { maxConcurrency: 3 }),
      project('newcomer', ['test/newcomer/**/*.test.ts'], { testTimeout }),
      project('pooler', ['test/pooler/**/*.test.ts'], { testTimeout }),
      project('release', ['test/release/**/*.test.ts'], { testTimeout }),
      routes('routes-15'),
      project('many-clubs', ['test/many-clubs/**/*.test.ts']),
    ],
  },
})
