import type { FederationMapping, FederationProtocol, IdentityProvider } from '@meridian/wire'
import { resourceCalls } from '../../resource.ts'
import { objectIn, type ServiceClient } from '../../service-client.ts'
import { path } from '../../url.ts'

/** Resources of federation have ids from the client: `PUT <at>/<id>` creates them. */
function federationCalls<T>(one: string, many: string, at: string) {
  const { list, show, update, remove } = resourceCalls<T>({ one, many, at, updates: 'PATCH' })
  return {
    list,
    show,
    update,
    remove,
    create: async (identity: ServiceClient, id: string, attributes: object): Promise<T> =>
      objectIn<T>(identity, (await identity.put(at + path`/${id}`, { [one]: attributes })).body, one),
  }
}

const PROVIDERS = '/OS-FEDERATION/identity_providers'

export const identityProviders = federationCalls<IdentityProvider>('identity_provider', 'identity_providers', PROVIDERS)

export const mappings = federationCalls<FederationMapping>('mapping', 'mappings', '/OS-FEDERATION/mappings')

export const protocolsOf = (providerId: string) =>
  federationCalls<FederationProtocol>('protocol', 'protocols', PROVIDERS + path`/${providerId}/protocols`)
