/** A service's entry in the catalogue. */
export interface CatalogService {
  /** Catalogue type; also its name in the directory and in fault rules. */
  type: string
  /** Catalogue name. */
  name: string
  /** Further catalogue entries with the same URL. */
  aliases?: readonly Pick<CatalogService, 'type' | 'name'>[]
  /** First path segment: `/image`. */
  prefix: string
  /** Rest of the endpoint's path; null if it needs a project and the token has none. */
  catalogPath: (projectId: string | null) => string | null
}

/** One entry per name of each service. */
export const withAliases = <S extends CatalogService>(services: readonly S[]): S[] =>
  services.flatMap((service) => [service, ...(service.aliases ?? []).map((alias) => ({ ...service, ...alias }))])
