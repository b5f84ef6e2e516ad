import { collection } from '../../../core/database/collection.ts'
import { is } from '../../../core/database/condition.ts'
import type { Db } from '../../../core/database/db.ts'

export interface IdentityProviderRow {
  id: string
  domain_id: string
  enabled: boolean
  description: string | null
  remote_ids: string[]
  authorization_ttl: number | null
}

export interface MappingRow {
  id: string
  rules: unknown[]
}

export interface ProtocolRow {
  /** `provider/protocol`: a protocol's id is unique per provider only. */
  id: string
  idp_id: string
  protocol_id: string
  mapping_id: string
  remote_id_attribute: string | null
}

export interface ServiceProviderRow {
  id: string
  auth_url: string
  sp_url: string
  enabled: boolean
  description: string | null
  relay_state_prefix: string | null
}

export const identityProviders = collection<IdentityProviderRow>('keystone_identity_providers')
export const mappings = collection<MappingRow>('keystone_mappings')
export const protocols = collection<ProtocolRow>('keystone_protocols')
export const serviceProviders = collection<ServiceProviderRow>('keystone_service_providers')

export const protocolKey = (idpId: string, protocolId: string) => `${idpId}/${protocolId}`

export const protocolsOf = (db: Db, idpId: string) => protocols.list(db, { where: [is('idp_id', idpId)] })

/** Also removes its protocols. */
export function removeIdentityProvider(db: Db, id: string): void {
  protocols.removeWhere(db, is('idp_id', id))
  identityProviders.remove(db, id)
}
