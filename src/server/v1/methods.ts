import type { MiddlewareHandler } from 'hono'
import { resources } from '../../contract/v1/resources.ts'
import { writes } from '../../contract/v1/writes.ts'
import type { AppEnv } from '../app-env.ts'
import { isSafeMethod } from '../own-origin.ts'
import { problem } from './problem.ts'

const addresses = new Map<string, string[]>(
  resources.flatMap(({ list, show }) => [list.path, show.path].map((path) => [path, ['GET', 'HEAD']])),
)
for (const { path, method } of writes) addresses.get(path)!.push(method)

const patterns = [...addresses].map(([path, methods]) => ({
  pattern: new RegExp(`^${path.replaceAll(/:\w+/g, '[^/]+')}$`),
  methods,
}))

/** Whatever it comes with: where nothing is written, its origin and its body are not looked at. */
export const refuseOtherMethods: MiddlewareHandler<AppEnv> = async (http, next) => {
  const { method, path } = http.req
  const methods = patterns.find(({ pattern }) => pattern.test(path))?.methods ?? ['GET', 'HEAD']
  if (isSafeMethod(method) || methods.includes(method)) return next()
  http.header('Allow', methods.join(', '))
  // Its body stays unread, so the connection cannot be reused.
  http.header('Connection', 'close')
  return problem(http, 'method-not-allowed')
}
