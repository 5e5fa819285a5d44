import { defineConfig, type TestProjectConfiguration } from 'vitest/config'

const testTimeout = 20_000

/** What speaks to a database, on the PostgreSQL that the name says, or else on the packaged one. */
function routes(name: string): TestProjectConfiguration {
  return {
    test: {
      name,
      include: ['src/{server,demo}/**/*.test.ts', 'test/**/*.test.ts'],
      exclude: [
        '**/node_modules/**',
        'src/server/database/embedded/**',
        'test/{survival,many-clubs,newcomer,pooler}/**',
      ],
      globalSetup: 'test/database-setup.ts',
      setupFiles: ['test/fixed-seed.ts', 'test/drop-databases.ts'],
      testTimeout,
      // Each file has a database of its own; loading the whole server anew for it took longer than its tests.
      isolate: false,
    },
  }
}

/** `npm test` runs the first six, `npm run test:deep` most of them and the others. */
export default defineConfig({
  test: {
    // PostgreSQL works beside the workers; more of them slow each other down.
    maxWorkers: 2,
    projects: [
      {
        test: {
          name: 'rules',
          include: ['{src/{domain,contract},bench,build}/**/*.test.ts'],
          setupFiles: 'test/fixed-seed.ts',
          testTimeout,
          // They keep nothing.
          isolate: false,
        },
      },
      {
        test: {
          name: 'web',
          include: ['src/web/**/*.test.{ts,tsx}'],
          setupFiles: 'test/fixed-seed.ts',
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
      routes('routes-15'),
      { test: { name: 'many-clubs', include: ['test/many-clubs/**/*.test.ts'] } },
    ],
  },
})
