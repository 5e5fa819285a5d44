import * as v from 'valibot'
import type { Endpoint } from '../../contract/endpoint.ts'
import { checkedEndpoints } from '../../contract/checked-endpoints.ts'

// By address: what a page calls an endpoint with is described without its schemas (build/contract-addresses.ts).
const inputs = new Map(
  [...checkedEndpoints.values()].map((endpoint) => [addressOf(endpoint), endpoint.input]),
)

/** A French sentence for each field that the server would refuse, by its path; null when there is none. */
export function invalidFields(endpoint: Endpoint, input: unknown): Readonly<Record<string, string>> | null {
  const { issues } = v.safeParse(inputs.get(addressOf(endpoint)) ?? v.unknown(), input)
  if (!issues) return null
  const messages: Record<string, string> = {}
  for (const issue of issues) messages[v.getDotPath(issue) ?? ''] ??= issue.message
  return messages
}

function addressOf({ method, path }: Endpoint): string {
  return `${method} ${path}`
}
