import { defineConfig, type TestProjectConfiguration } from 'vitest/config'
import { testedMajors } from './test/postgres-server.ts'

function routes(name: string): TestProjectConfiguration {
  return {
    test: {
      name,
      include: ['src/server/**/*.test.ts', 'test/**/*.test.ts'],
      exclude: ['src/server/database/embedded/**', 'test/survival/**', 'test/many-clubs/**'],
      globalSetup: 'test/database-setup.ts',
      testTimeout: 20_000,
    },
  }
}

const routeProjects = process.env.TEST_DATABASE_URL
  ? [routes('routes')]
  : testedMajors().map((major) => routes(`routes-${major}`))

export default defineConfig({
  test: {
    // PostgreSQL works beside the workers; more of them slow each other down.
    maxWorkers: 2,
    projects: [
      { test: { name: 'domain', include: ['{src/{domain,contract,web},bench}/**/*.test.{ts,tsx}'] } },
      ...routeProjects,
      {
        test: {
          name: 'embedded',
          include: ['src/server/database/embedded/**/*.test.ts', 'scripts/**/*.test.ts'],
        },
      },
      { test: { name: 'survival', include: ['test/survival/**/*.test.ts'] } },
      { test: { name: 'many-clubs', include: ['test/many-clubs/**/*.test.ts'] } },
    ],
  },
})
