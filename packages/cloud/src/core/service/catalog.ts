/** What the catalogue says of a service. */
export interface CatalogService {
  /** Catalogue type, which is also its name in the directory and in fault rules. */
  type: string
  /** Catalogue name. */
  name: string
  /** Further entries of the catalogue that lead to the same place. */
  aliases?: readonly Pick<CatalogService, 'type' | 'name'>[]
  /** First segment of its paths: `/image`. */
  prefix: string
  /** What the endpoint has after the prefix; null where it takes a project and there is none. */
  catalogPath: (projectId: string | null) => string | null
}

/** The services as the catalogue lists them: once under each of their names. */
export const withAliases = <S extends CatalogService>(services: readonly S[]): S[] =>
  services.flatMap((service) => [service, ...(service.aliases ?? []).map((alias) => ({ ...service, ...alias }))])
