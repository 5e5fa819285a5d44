import { defineConfig, type TestProjectConfiguration } from 'vitest/config'

/** What speaks to a database, on the PostgreSQL that the name says, or else on the packaged one. */
function routes(name: string): TestProjectConfiguration {
  return {
    test: {
      name,
      include: ['src/server/**/*.test.ts', 'test/**/*.test.ts'],
      exclude: ['src/server/database/embedded/**', 'test/survival/**', 'test/many-clubs/**'],
      globalSetup: 'test/database-setup.ts',
      setupFiles: 'test/fixed-seed.ts',
      testTimeout: 20_000,
    },
  }
}

/** `npm test` runs the first four, `npm run test:deep` all but the plain routes. */
export default defineConfig({
  test: {
    // PostgreSQL works beside the workers; more of them slow each other down.
    maxWorkers: 2,
    projects: [
      {
        test: {
          name: 'units',
          include: ['{src/{domain,contract,web},bench}/**/*.test.{ts,tsx}'],
          setupFiles: 'test/fixed-seed.ts',
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
      routes('routes-15'),
      { test: { name: 'many-clubs', include: ['test/many-clubs/**/*.test.ts'] } },
    ],
  },
})
