import fc from 'fast-check'
import { isDeep } from './depth.ts'

// The same cases in each run: a test that fails by chance says nothing about the change being tested.
fc.configureGlobal({ seed: Number(process.env.LAW_SEED ?? 2026), numRuns: isDeep ? 1000 : 100 })
