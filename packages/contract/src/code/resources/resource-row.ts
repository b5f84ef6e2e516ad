import type { Arguments, Ignored } from './resource-call.ts'

/** The languages that declare resources. */
export type Language = 'terraform' | 'hot'

/** A type of a language with its arguments. */
type Declaration = readonly [type: string, args: Arguments, ignored?: Ignored]

export interface ResourceRow {
  noun: string
  method: string
  path: RegExp
  /** The path with `*` for its open parts. */
  pattern: string
  /** The key of the body; '' for any. */
  key: string
  types: Readonly<Partial<Record<Language, Declaration>>>
}

/** `head` is method, path with `*` for its open parts, and the key of the body of the call that creates the resource. */
export function resource(noun: string, head: string, types: ResourceRow['types']): ResourceRow {
  const [method = '', path = '', key = ''] = head.split(' ')
  return { noun, method, pattern: path, path: new RegExp(`^${path.replaceAll('*', '([^/]+)')}$`), key, types }
}
