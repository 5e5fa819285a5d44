import process from 'node:process'
// npm run bench: everything but the peers, which install 900 MB; npm run bench -- pages: one part of it.
const parts: Readonly<Record<string, () => Promise<unknown>>> = {
  analyses: () => import('./analyses.ts'),
  dashboard: () => import('./dashboard.ts'),
  live: () => import('./live.ts'),
  pages: () => import('./pages.ts'),
  peers: () => import('./peers.ts'),
  planner: () => import('./planner.ts'),
  simulation: () => import('./simulation.ts'),
  'worst-bodies': () => import('./worst-bodies.ts'),
}
const chosen =
  process.argv.length > 2 ? process.argv.slice(2) : Object.keys(parts).filter((name) => name !== 'peers')
const unknown = chosen.filter((name) => !Object.hasOwn(parts, name))
if (unknown.length > 0)
  throw new Error(`There are ${Object.keys(parts).join(' and ')}, not ${unknown.join()}.`)
for (const name of chosen) await parts[name]!()
