import { keystone } from '@meridian/contract'
import { identityProviders, mappings, protocolsOf } from '@meridian/openstack'
import type { FastifyInstance } from 'fastify'
import { serveResource } from '../../serve-resource.ts'

export function federationRoutes(app: FastifyInstance): void {
  serveResource(app, 'identity', [
    [keystone.identityProviderList, identityProviders.list],
    [
      keystone.identityProviderCreate,
      (identity, { id, ...provider }) => identityProviders.create(identity, id, provider),
    ],
    [keystone.identityProviderView, identityProviders.show],
    [keystone.identityProviderUpdate, identityProviders.update],
    [keystone.identityProviderDelete, identityProviders.remove],
    [keystone.protocolList, (identity, provider) => protocolsOf(provider).list(identity)],
    [
      keystone.protocolCreate,
      (identity, provider, { id, ...protocol }) => protocolsOf(provider).create(identity, id, protocol),
    ],
    [keystone.protocolUpdate, (identity, provider, id, change) => protocolsOf(provider).update(identity, id, change)],
    [keystone.protocolDelete, (identity, provider, id) => protocolsOf(provider).remove(identity, id)],
    [keystone.mappingList, mappings.list],
    [keystone.mappingCreate, (identity, { id, rules }) => mappings.create(identity, id, { rules })],
    [keystone.mappingView, mappings.show],
    [keystone.mappingUpdate, mappings.update],
    [keystone.mappingDelete, mappings.remove],
  ])
}
