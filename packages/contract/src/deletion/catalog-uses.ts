import { identityProviderEndpoints, protocolEndpoints } from '../keystone/federation.ts'
import {
  limitEndpoints,
  registeredLimitEndpoints,
  type IdentityLimit,
  type RegisteredLimit,
} from '../keystone/limits.ts'
import { regionEndpoints, registeredEndpointEndpoints, type Region } from '../keystone/registered-services.ts'
import { blocks, goes, plain, type ReadList, type Uses } from './uses.ts'

/** The region and all below it. */
function branchOf(id: string, regions: readonly Region[]): Set<string> {
  const found = new Set([id])
  // A set goes on with what is added to it.
  for (const parent of found) for (const one of regions) if (one.parent_region_id === parent) found.add(one.id)
  return found
}

const regionsBelow = async (id: string, read: ReadList) => branchOf(id, await read(regionEndpoints.regionList, {}))

export const regionUses: Uses<{ id: string }> = [
  {
    effect: 'blocks',
    type: 'endpoint',
    find: async ({ id }, read) => {
      const regions = await regionsBelow(id, read)
      return (await read(registeredEndpointEndpoints.endpointList, {}))
        .filter(({ region_id: region }) => region !== null && regions.has(region))
        .map(({ id: endpoint, url }) => ({ id: endpoint, name: url }))
    },
  },
  {
    effect: 'goes',
    type: 'region',
    find: async ({ id }, read) =>
      [...(await regionsBelow(id, read))].filter((one) => one !== id).map((one) => ({ id: one })),
  },
]

export const serviceUses: Uses<{ id: string }> = [
  goes('endpoint').in(
    registeredEndpointEndpoints.endpointList,
    ({ id }) => ({ query: { service_id: id } }),
    ({ service_id: service }, { id }) => service === id,
    ({ id, url }) => ({ id, name: url }),
  ),
  goes('registeredLimit').in(
    registeredLimitEndpoints.registeredLimitList,
    plain,
    ({ service_id: service }, { id }) => service === id,
    ({ id, resource_name: name }) => ({ id, name }),
  ),
]

type What = Pick<RegisteredLimit, 'id' | 'service_id' | 'region_id' | 'resource_name'>
const isSame = (one: What, other: What) =>
  one.service_id === other.service_id && one.region_id === other.region_id && one.resource_name === other.resource_name

export const registeredLimitUses: Uses<What> = [
  blocks('limit').in(limitEndpoints.limitList, plain, isSame, ({ id, project_id: project, domain_id: domain }) => ({
    id,
    name: project ?? domain,
  })),
]

/** The default applies again. */
export const limitUses: Uses<IdentityLimit> = [
  {
    effect: 'affects',
    reason: 'defaultApplies',
    type: 'project',
    find: ({ project_id: project }) => (project ? [{ id: project }] : []),
  },
  {
    effect: 'affects',
    reason: 'defaultApplies',
    type: 'domain',
    find: ({ domain_id: domain }) => (domain ? [{ id: domain }] : []),
  },
]

export const identityProviderUses: Uses<{ id: string }> = [
  {
    effect: 'goes',
    reason: 'protocolOfProvider',
    type: 'identityProvider',
    find: async ({ id: providerId }, read) =>
      (await read(protocolEndpoints.protocolList, { params: { providerId } })).map(({ id: name }) => ({
        id: providerId,
        name,
      })),
  },
]

/** Users who sign in by such a provider are refused from then on. */
export const mappingUses: Uses<{ id: string }> = [
  {
    effect: 'affects',
    type: 'identityProvider',
    find: async ({ id }, read) => {
      const providers = await read(identityProviderEndpoints.identityProviderList, {})
      const found = await Promise.all(
        providers.map(async (provider) => {
          const protocols = await read(protocolEndpoints.protocolList, { params: { providerId: provider.id } })
          return protocols.some(({ mapping_id: mapping }) => mapping === id) ? [{ id: provider.id }] : []
        }),
      )
      return found.flat()
    },
  },
]
