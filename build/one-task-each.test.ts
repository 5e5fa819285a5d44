import { expect, test } from 'vitest'
import { preloadsToScripts } from './one-task-each.ts'

const script = (file: string) => `<script type="module" crossorigin src="/assets/${file}.js"></script>`
const preload = (file: string) => `<link rel="modulepreload" crossorigin href="/assets/${file}.js">`

test('What the entry imports comes as scripts before it, in its order.', () => {
  const html = `<head>\n${script('app')}\n${preload('react')}\n${preload('router')}\n</head>`
  expect(preloadsToScripts(html).match(/<[^>]+>/g)?.join('')).toBe(
    `<head>${script('react')}${script('router')}${script('app')}</head>`,
  )
})

test('A page without a script is no application.', () => {
  expect(() => preloadsToScripts('<head></head>')).toThrow('starts no script')
})
