/** What the catalogue says of a service. */
export interface CatalogService {
  /** Catalogue type, which is also its name in the directory and in fault rules. */
  type: string
  /** Catalogue name. */
  name: string
  /** First segment of its paths: `/image`. */
  prefix: string
  /** What the endpoint has after the prefix; null where it takes a project and there is none. */
  catalogPath: (projectId: string | null) => string | null
}
