import type { Facet, Filters } from '../resource/column.ts'
import type { Item } from '../resource/item.ts'

/** A facet with the value chosen for it. */
export interface Token {
  facet: string
  value: string
}

/** Reads what `formatTokens` wrote; facets that the panel does not have are left out, and each counts once. */
export function parseTokens<T extends Item>(query: string, facets: readonly Facet<T>[]): Token[] {
  const known = new Set(facets.map(({ id }) => id))
  return [...new URLSearchParams(query)]
    .filter(([facet, value]) => known.has(facet) && value !== '')
    .reduce<Token[]>((tokens, [facet, value]) => withToken(tokens, { facet, value }), [])
}

/** Facets that the URL names by parameters of their own, as `?l3_agent_id=…`: so links from elsewhere may narrow a list. */
export const plainTokens = <T extends Item>(
  params: Readonly<Record<string, unknown>>,
  facets: readonly Facet<T>[],
): Token[] =>
  facets.flatMap(({ id: facet }) => {
    const value = params[facet]
    return typeof value === 'string' && value !== '' ? [{ facet, value }] : []
  })

/** As `status=active&name=cirros`: what the URL holds as magicSearchQuery. */
export const formatTokens = (tokens: readonly Token[]): string =>
  new URLSearchParams(tokens.map(({ facet, value }) => [facet, value])).toString()

/** A facet holds one value: choosing it again replaces the former. */
export const withToken = (tokens: readonly Token[], token: Token): Token[] => [
  ...tokens.filter(({ facet }) => facet !== token.facet),
  token,
]

/** The tokens that the API filters by. */
export function serverFilters<T extends Item>(tokens: readonly Token[], facets: readonly Facet<T>[]): Filters {
  const onServer = new Set(facets.filter(({ on }) => on === 'server').map(({ id }) => id))
  return Object.fromEntries(tokens.filter(({ facet }) => onServer.has(facet)).map(({ facet, value }) => [facet, value]))
}
