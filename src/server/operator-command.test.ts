import { afterEach, expect, test, vi } from 'vitest'
import { operatorCommand } from './operator-command.ts'

afterEach(() => vi.unstubAllEnvs())

test.each([
  ['admin clubs', 'npm run admin clubs', 'rebond admin clubs'],
  ['restore FILE --replace', 'npm run restore FILE -- --replace', 'rebond restore FILE --replace'],
])('%s is typed as « %s » from the sources, and as « %s » in a release', (command, withNpm, inRelease) => {
  expect(operatorCommand(command)).toBe(withNpm)
  vi.stubEnv('REBOND_RELEASE', '1')
  expect(operatorCommand(command)).toBe(inRelease)
})
