import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { lean } from './lean-icons.ts'

test('An icon keeps its drawing, and loses its name, its keys and the library’s component.', () => {
  const code = lean(readFileSync('node_modules/lucide-react/dist/esm/icons/plus.mjs', 'utf8'))
  expect(code).toMatch(/import \{ lucideIcon as createLucideIcon \} from '.*\/stand-ins\/lucide-icon\.ts'/)
  expect(code).toContain('["path", { d: "M5 12h14" }]')
  expect(code).toContain('createLucideIcon(0, ')
})
