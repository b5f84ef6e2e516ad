import type { UpstreamCall } from '../upstream-calls.ts'
import { NewIds } from './new-id.ts'

/** What the data of a new image is taken from, by the key that it has in the joined call. */
type Source = 'file' | 'uri'

/**
 * Creating an image and storing its data are two calls to Glance, and one command or resource elsewhere. Returns the
 * calls with these two as one, whose body begins with the source of the data.
 */
export function joinImageData(calls: readonly UpstreamCall[], sources: readonly Source[]): UpstreamCall[] {
  const ids = new NewIds(calls)
  const joined = new Set<UpstreamCall>()
  const all = calls.map((call, index) => {
    const id = ids.definedAt(index)
    if (!id || call.service !== 'image' || call.path !== '/v2/images') return call
    for (const one of calls) {
      const source = sourceIn(one, id)
      if (!source || !sources.some((name) => name in source)) continue
      joined.add(one)
      return { ...call, body: JSON.stringify({ ...source, ...propertiesOf(call), ...source }) }
    }
    return call
  })
  return all.filter((call) => !joined.has(call))
}

const propertiesOf = ({ body }: UpstreamCall) => JSON.parse(body ?? '{}') as object // Glance takes objects

function sourceIn({ path, body, file }: UpstreamCall, id: string): Partial<Record<Source, string>> | null {
  if (file && path === `/v2/images/${id}/file`) return { file: 'FILE' }
  if (path !== `/v2/images/${id}/import` || body === null) return null
  const { method } = JSON.parse(body) as { method: { name: string; uri?: string } } // as Glance documents it
  return method.name === 'web-download' && method.uri !== undefined ? { uri: method.uri } : null
}
