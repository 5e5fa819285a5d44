import { createHash } from 'node:crypto'
import { contentSecurityPolicy } from './answer-headers.ts'

/** Allows what a page brings along within itself, as it stands there and nothing else; never `unsafe-inline`. */
export function policyOf(html: string): string {
  const sheets = hashesOf(html, /<style>(.*?)<\/style>/gs)
  const scripts = hashesOf(html, /<script>(.*?)<\/script>/gs)
  return contentSecurityPolicy({
    ...(sheets && { 'style-src': sheets }),
    ...(scripts && { 'script-src': scripts }),
  })
}

function hashesOf(html: string, element: RegExp): string {
  return [...html.matchAll(element)]
    .map(([, content = '']) => `'sha256-${createHash('sha256').update(content).digest('base64')}'`)
    .join(' ')
}
