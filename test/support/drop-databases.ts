import { afterAll } from 'vitest'
import { dropDatabases } from './database.ts'

// A setup file, which runs for each test file: test/support/database.ts itself is loaded once a worker.
afterAll(dropDatabases)
