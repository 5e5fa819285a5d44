import fc from 'fast-check'
import { isDeep } from './depth.ts'

// The same cases in each run: a test that turns red by chance tells nothing of the change that it is run for.
fc.configureGlobal({ seed: Number(process.env.LAW_SEED ?? 2026), numRuns: isDeep ? 1000 : 100 })
