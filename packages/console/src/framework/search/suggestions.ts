import type { Facet, Filters } from '../resource/column.ts'
import type { Item } from '../resource/item.ts'

/** A facet in the user's language. */
export interface NamedFacet {
  id: string
  label: string
  options?: readonly { value: string; label: string }[]
  numeric?: boolean
}

/** A facet that needs a value, or a complete token. */
export type Suggestion =
  | { kind: 'facet'; key: string; facet: NamedFacet }
  | { kind: 'token'; key: string; facet: NamedFacet; token: Token; label: string }

/** More suggestions would be no help. */
const MAX_SUGGESTIONS = 12

const facetOf = (facet: NamedFacet): Suggestion => ({ kind: 'facet', key: facet.id, facet })
const tokenOf = (facet: NamedFacet, value: string, label: string): Suggestion => ({
  kind: 'token',
  key: `${facet.id}=${value}`,
  facet,
  token: { facet: facet.id, value },
  label,
})

/** Whether the value is valid for the facet. */
export const accepts = (facet: NamedFacet, value: string): boolean => !facet.numeric || /^\d+$/.test(value)

/** The value of the option with this label, or the text itself. */
export const valueFor = (facet: NamedFacet, text: string): string =>
  facet.options?.find(({ label }) => label.toLowerCase() === text.toLowerCase())?.value ?? text

/** The label of the value. */
export const labelFor = (facet: NamedFacet, value: string): string =>
  facet.options?.find((option) => option.value === value)?.label ?? value

/** The suggestions for the typed text. `pending`: the facet whose value is being typed. */
export function suggest(
  facets: readonly NamedFacet[],
  tokens: readonly Token[],
  pending: NamedFacet | null,
  text: string,
): Suggestion[] {
  const needle = text.trim().toLowerCase()
  const matching = (facet: NamedFacet) =>
    (facet.options ?? []).filter(({ label }) => label.toLowerCase().includes(needle))
  const choices = (facet: NamedFacet) => matching(facet).map(({ value, label }) => tokenOf(facet, value, label))
  if (pending) return choices(pending)
  const free = facets.filter(({ id }) => !tokens.some(({ facet }) => facet === id))
  if (!needle) return free.map(facetOf)
  return [
    ...free.filter(({ label }) => label.toLowerCase().includes(needle)).map(facetOf),
    ...free.flatMap((facet) =>
      facet.options ? choices(facet) : accepts(facet, text.trim()) ? [tokenOf(facet, text.trim(), text.trim())] : [],
    ),
  ].slice(0, MAX_SUGGESTIONS)
}

/** A facet with its value. */
export interface Token {
  facet: string
  value: string
}

/** Parses what `formatTokens` wrote; drops unknown facets and duplicates. */
export function parseTokens<T extends Item>(query: string, facets: readonly Facet<T>[]): Token[] {
  const known = new Set(facets.map(({ id }) => id))
  return [...new URLSearchParams(query)]
    .filter(([facet, value]) => known.has(facet) && value !== '')
    .reduce<Token[]>((tokens, [facet, value]) => withToken(tokens, { facet, value }), [])
}

/**
 * Facets that are search parameters of their own, as `?l3_agent_id=…`, so that links from elsewhere can filter a list.
 */
export const plainTokens = <T extends Item>(
  params: Readonly<Record<string, unknown>>,
  facets: readonly Facet<T>[],
): Token[] =>
  facets.flatMap(({ id: facet }) => {
    const value = params[facet]
    return typeof value === 'string' && value !== '' ? [{ facet, value }] : []
  })

/** As `status=active&name=cirros`: the URL's parameter magicSearchQuery. */
export const formatTokens = (tokens: readonly Token[]): string =>
  new URLSearchParams(tokens.map(({ facet, value }) => [facet, value])).toString()

/** A facet has one value: choosing it again replaces the token. */
export const withToken = (tokens: readonly Token[], token: Token): Token[] => [
  ...tokens.filter(({ facet }) => facet !== token.facet),
  token,
]

/** The tokens that the server filters by. */
export function serverFilters<T extends Item>(tokens: readonly Token[], facets: readonly Facet<T>[]): Filters {
  const onServer = new Set(facets.filter(({ on }) => on === 'server').map(({ id }) => id))
  return Object.fromEntries(tokens.filter(({ facet }) => onServer.has(facet)).map(({ facet, value }) => [facet, value]))
}
