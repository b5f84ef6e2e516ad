import { appendFileSync } from 'node:fs'
import { api, type Endpoint } from '@meridian/contract'
import type { AnyArgs } from './world.ts'

/** Where to write the calls that become the examples of the API's documentation; see tools/api-examples.ts. */
const file = process.env['MERIDIAN_EXAMPLES']

const names = new Map(
  Object.entries(api).flatMap(([group, endpoints]) =>
    Object.entries<Endpoint>(endpoints).map(([name, endpoint]) => [endpoint, `${group}.${name}`] as const),
  ),
)

export function recordExample(endpoint: Endpoint, { body }: AnyArgs, result: unknown): void {
  const name = names.get(endpoint)
  if (file && name) appendFileSync(file, `${JSON.stringify({ name, body, result })}\n`)
}
