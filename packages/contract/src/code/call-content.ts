import type { UpstreamCall } from '../upstream-calls.ts'

/** The body without the object around its attributes, and the name of that object. */
export function contentOf({ service, headers, body }: UpstreamCall): { key: string; fields: Record<string, unknown> } {
  // The headers of Heat are credentials, which the client has; those of Glance are the type of a patch.
  const others = service === 'orchestration' || service === 'image' ? {} : headers
  const sent: unknown = body === null ? {} : JSON.parse(body)
  if (Array.isArray(sent)) return { key: '', fields: { ...others, ...patched(sent) } }
  const [first, ...rest] = Object.entries(sent as object) // a body is an object or an array
  if (!first) return { key: '', fields: others }
  const [key, value] = first
  const inner: unknown = key.endsWith('limits') && Array.isArray(value) ? value[0] : value
  const isWrapper = service !== 'orchestration' && isRecord(inner)
  if (isWrapper) return { key, fields: { ...others, ...inner, ...Object.fromEntries(rest) } }
  if (value === null && rest.length === 0) return { key, fields: others }
  return { key, fields: { ...others, ...(sent as object) } } // as above
}

/** The attributes that a JSON patch sets, and the names of those that it removes. */
function patched(patch: readonly { op: string; path: string; value?: unknown }[]): Record<string, unknown> {
  const named = patch.map(({ op, path, value }) => ({ op, name: unescaped(path.slice(1)), value }))
  const removed = named.flatMap(({ op, name }) => (op === 'remove' ? [name] : []))
  const set = named.flatMap(({ op, name, value }) => (op === 'remove' ? [] : [[name, value] as const]))
  return { ...Object.fromEntries(set), ...(removed.length > 0 ? { removed } : {}) }
}

const unescaped = (pointer: string) => pointer.replaceAll('~1', '/').replaceAll('~0', '~')

/** An object of JSON, not an array. */
export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** The text that base64 stands for; null if it stands for other bytes, as a compressed script. */
export function decoded(base64: string): string | null {
  try {
    const bytes = Uint8Array.from(atob(base64), (character) => character.codePointAt(0) ?? 0)
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes)
  } catch {
    return null // not UTF-8, or not base64
  }
}
