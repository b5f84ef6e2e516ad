import { ok } from '../../core/http/reply.ts'
import type { OpenCall } from '../../core/service/api.ts'

type Comparison = (value: string, expected: string) => boolean

const COMPARISONS = new Map<string, Comparison>(
  Object.entries<Comparison>({
    contains: (value, expected) => value.includes(expected),
    icontains: (value, expected) => value.toLowerCase().includes(expected.toLowerCase()),
    startswith: (value, expected) => value.startsWith(expected),
    istartswith: (value, expected) => value.toLowerCase().startsWith(expected.toLowerCase()),
    endswith: (value, expected) => value.endsWith(expected),
    iendswith: (value, expected) => value.toLowerCase().endsWith(expected.toLowerCase()),
  }),
)

/** The documents that match the query's `attribute=` and `attribute__contains=` filters; ignores other parameters. */
export function filtered<D extends object>(
  documents: readonly D[],
  query: URLSearchParams,
  attributes: readonly (keyof D & string)[],
): D[] {
  const tests = [...query].flatMap(([name, expected]) => {
    const [attribute = '', operator] = name.split('__', 2)
    const known = attributes.find((candidate) => candidate === attribute)
    return known ? [(document: D) => matches(document[known], operator, expected)] : []
  })
  return documents.filter((document) => tests.every((test) => test(document)))
}

function matches(value: unknown, operator: string | undefined, expected: string): boolean {
  if (operator !== undefined) return COMPARISONS.get(operator)?.(String(value ?? ''), expected) ?? true
  // Keystone parses every value but these words (and 0) as true, also an empty one.
  if (typeof value === 'boolean') return value === !/^(0|false|no)$/i.test(expected)
  return String(value ?? '') === expected
}

/** A list in Keystone's envelope, which has no pages. */
export function listReply(call: OpenCall, key: string, items: readonly object[]) {
  return ok({ [key]: items, links: { next: null, self: `${call.baseUrl}/identity${call.target}`, previous: null } })
}

/** The `links` of a resource: `selfLink(call, 'projects', id)`. */
export const selfLink = ({ baseUrl }: Pick<OpenCall, 'baseUrl'>, kind: string, id: string) => ({
  self: `${baseUrl}/identity/v3/${kind}/${encodeURIComponent(id)}`,
})
