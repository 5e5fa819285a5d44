import type { Page } from '@playwright/test'
import axe from 'axe-core'

declare global {
  interface Window {
    axe: typeof axe
  }
}

const everyRule = {
  type: 'tag',
  values: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
} satisfies axe.RunOnly

/** What axe finds wrong on the page as it stands, by every rule or these: the rule's id, and the HTML of each element. */
export async function violationsOn(page: Page, rules?: string[]): Promise<[string, string[]][]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source)
  const runOnly = rules ? { type: 'rule' as const, values: rules } : everyRule
  // What passed is not asked for: on a full page it takes longer than the analysis.
  const { violations } = await page.evaluate((options) => window.axe.run(document, options), {
    runOnly,
    resultTypes: ['violations' as const],
  })
  return violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])
}
