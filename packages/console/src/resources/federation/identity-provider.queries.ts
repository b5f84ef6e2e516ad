import {
  identityProviderEndpoints,
  protocolEndpoints,
  type FederationProtocol,
  type IdentityProvider as Listed,
} from '@meridian/contract'
import { call } from '../../api/client.ts'
import { queriesOf } from '../../api/lists.ts'
import { query, type ItemQuery } from '../../api/query.ts'

export interface IdentityProvider extends Listed {
  /** Not in lists. */
  protocols?: FederationProtocol[]
}

const queries = queriesOf('identityProvider', identityProviderEndpoints)

const one = (id: string): ItemQuery<IdentityProvider> => {
  const { queryKey, queryFn } = query(identityProviderEndpoints.identityProviderView, { params: { id } })
  return {
    queryKey: [...queryKey, 'with protocols'],
    queryFn: async (context) => {
      const [provider, { items }] = await Promise.all([
        queryFn(context),
        call(protocolEndpoints.protocolList, { params: { providerId: id } }, { signal: context.signal }),
      ])
      return { ...provider, protocols: items }
    },
  }
}

export const providerQueries = { ...queries, one }
