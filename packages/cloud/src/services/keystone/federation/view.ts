import type { OpenCall } from '../../../core/service/api.ts'
import { selfLink } from '../listing.ts'
import type { IdentityProviderRow, MappingRow, ProtocolRow, ServiceProviderRow } from './store.ts'

export function toIdentityProvider(call: OpenCall, row: IdentityProviderRow) {
  const { self } = selfLink(call, 'OS-FEDERATION/identity_providers', row.id)
  return { ...row, links: { self, protocols: `${self}/protocols` } }
}

export const toMapping = (call: OpenCall, row: MappingRow) => ({
  ...row,
  links: selfLink(call, 'OS-FEDERATION/mappings', row.id),
})

export const toProtocol = (call: OpenCall, { protocol_id, mapping_id, idp_id }: ProtocolRow) => ({
  id: protocol_id,
  mapping_id,
  links: {
    ...selfLink(call, 'protocols', protocol_id),
    identity_provider: `${call.baseUrl}/identity/v3/${encodeURIComponent(idp_id)}`,
  },
})

/** Lists have more fields than the response to show. */
export const toListedProtocol = (call: OpenCall, row: ProtocolRow) => ({
  ...toProtocol(call, row),
  idp_id: row.idp_id,
  remote_id_attribute: row.remote_id_attribute,
})

export const toServiceProvider = (call: OpenCall, row: ServiceProviderRow) => ({
  ...row,
  links: selfLink(call, 'OS-FEDERATION/service_providers', row.id),
})
