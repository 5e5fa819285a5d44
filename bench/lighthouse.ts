import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { npm, root } from '../scripts/setup.mjs'
import { browserOptions } from './browser.ts'
import { median } from './statistics.ts'

export interface Audited {
  path: string
  /** Signs in. Such a screen is excluded from search engines, so it has no SEO score. */
  cookie?: string | undefined
}

export interface Verdict {
  path: string
  /** From 0 to 100, by category. */
  scores: Readonly<Record<string, number>>
  firstPaintMs: number
  largestPaintMs: number
  blockingMs: number
  layoutShift: number
  /** Lighthouse's benchmark index of this machine: below 1,000 it is slower than the phone to be simulated. */
  machine: number
}

interface Report {
  runtimeError?: { message: string }
  finalDisplayedUrl: string
  categories: Record<string, { score: number | null }>
  audits: Record<string, { numericValue?: number }>
  environment: { benchmarkIndex: number }
}

const runs = 5
const folder = join(import.meta.dirname, 'lighthouse')
const reports = join(import.meta.dirname, 'reports', new Date().toISOString().slice(0, 16).replace(':', '-'))

/** The folder of this run's raw reports. */
export const reportsFolder = relative(root, reports)

/** Lighthouse's own mobile profile: a slow phone on slow 4G, simulated. Medians, each figure by itself. */
export function judge(url: string, pages: readonly Audited[]): Verdict[] {
  ensureLighthouse()
  mkdirSync(reports, { recursive: true })
  const found = new Map<Audited, Report[]>(pages.map((page) => [page, []]))
  // In turn, so that a busy moment of the machine does not affect one page alone.
  for (let run = 1; run <= runs; run++) {
    for (const [page, reports] of found) reports.push(auditAgain(url, page, run))
  }
  return [...found].map(([page, reports]) => {
    const medianOf = (audit: string) =>
      median(reports.map(({ audits }) => audits[audit]?.numericValue ?? NaN))
    const categories = Object.keys(reports[0]?.categories ?? {}).filter(
      (name) => name !== 'seo' || !page.cookie,
    )
    return {
      path: page.path,
      scores: Object.fromEntries(
        categories.map((name) => [
          name,
          median(reports.map((report) => Math.round((report.categories[name]?.score ?? 0) * 100))),
        ]),
      ),
      firstPaintMs: medianOf('first-contentful-paint'),
      largestPaintMs: medianOf('largest-contentful-paint'),
      blockingMs: medianOf('total-blocking-time'),
      layoutShift: medianOf('cumulative-layout-shift'),
      machine: median(reports.map(({ environment }) => environment.benchmarkIndex)),
    }
  })
}

/** On a busy machine Lighthouse sometimes misses the beginning of its own trace. */
function auditAgain(url: string, page: Audited, run: number, tries = 3): Report {
  try {
    return audit(url, page, run)
  } catch (error) {
    if (tries === 1) throw error
    return auditAgain(url, page, run, tries - 1)
  }
}

function audit(url: string, { path, cookie }: Audited, run: number): Report {
  const file = join(reports, `${path.slice(1).replaceAll('/', '-') || 'home'}-${run}.json`)
  const { status, stderr } = spawnSync(
    process.execPath,
    [
      join(folder, 'node_modules/lighthouse/cli/index.js'),
      url + path,
      '--quiet',
      '--no-enable-error-reporting',
      '--output=json',
      `--output-path=${file}`,
      `--chrome-flags=${['--headless', ...(browserOptions.args ?? [])].join(' ')}`,
      ...(cookie ? [`--extra-headers=${JSON.stringify({ Cookie: cookie })}`] : []),
    ],
    {
      encoding: 'utf8',
      env: { ...process.env, ...browserOptions.env, CHROME_PATH: browserOptions.executablePath },
    },
  )
  if (status !== 0) throw new Error(`Lighthouse could not judge ${path}: ${stderr}`)
  const report = JSON.parse(readFileSync(file, 'utf8')) as Report
  if (report.runtimeError)
    throw new Error(`Lighthouse could not judge ${path}: ${report.runtimeError.message}`)
  // To an entry page, for instance, when the cookie is invalid.
  if (report.finalDisplayedUrl !== url + path) throw new Error(`${path} led to ${report.finalDisplayedUrl}.`)
  return report
}

function ensureLighthouse(): void {
  if (existsSync(join(folder, 'node_modules/lighthouse'))) return
  if (npm(['ci', '--prefix', folder, '--no-audit', '--no-fund']) !== 0) throw new Error('npm ci failed.')
}
