import type { CatalogEntry, RegisteredEndpoint, RegisteredService } from '@meridian/contract'
import type { IdentityService, ServiceEndpoint, CatalogEntry as WireEntry } from '@meridian/wire'

/** The services that have a public endpoint, with these endpoints alone. */
export const toPublicCatalog = (catalog: WireEntry[]): CatalogEntry[] =>
  catalog
    .map((entry) => ({
      ...entry,
      endpoints: entry.endpoints.flatMap((one) =>
        one.interface === 'public' ? [{ ...one, interface: one.interface }] : [],
      ),
    }))
    .filter((entry) => entry.endpoints.length > 0)

export const toRegisteredEndpoint = (
  endpoint: ServiceEndpoint,
  service: IdentityService | undefined,
): RegisteredEndpoint => ({
  ...endpoint,
  service_name: service?.name ?? null,
  service_type: service?.type ?? null,
})

export const toRegisteredService = ({
  id,
  type,
  name = '',
  description = null,
  enabled,
}: IdentityService): RegisteredService => ({ id, type, name, description, enabled })
