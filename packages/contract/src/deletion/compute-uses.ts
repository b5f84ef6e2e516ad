import { serverEndpoints } from '../nova/servers.ts'
import { EVERYWHERE, type Uses } from './uses.ts'

/** Nova copies the flavor into the server. */
export const flavorUses: Uses<{ id: string }> = [
  {
    effect: 'affects',
    reason: 'serverOfFlavor',
    type: 'server',
    find: ({ id }, read) => read(serverEndpoints.serverList, { query: { flavor: id, ...EVERYWHERE.query } }),
  },
]

/** The key was copied into the server when it was built. */
export const keypairUses: Uses<{ id: string; name: string }> = [
  {
    effect: 'affects',
    reason: 'serverOfKey',
    type: 'server',
    find: async ({ name }, read) =>
      (await read(serverEndpoints.serverList, {})).filter(({ key_name: key }) => key === name),
  },
]

/** The members stay where they are; new ones cannot join. */
export const serverGroupUses: Uses<{ id: string; members: readonly string[] }> = [
  {
    effect: 'affects',
    reason: 'serverOfServerGroup',
    type: 'server',
    find: async ({ members }, read) =>
      members.length === 0 ? [] : (await read(serverEndpoints.serverList, {})).filter(({ id }) => members.includes(id)),
  },
]

/** Nova keeps the record of a compute host that has servers. */
export const computeHostUses: Uses<{ id: string; host: string }> = [
  {
    effect: 'blocks',
    type: 'server',
    find: ({ host }, read) => read(serverEndpoints.serverList, { query: { host, ...EVERYWHERE.query } }),
  },
]

export const aggregateUses: Uses<{ id: string; hosts: readonly string[] }> = [
  {
    effect: 'blocks',
    reason: 'hostOfAggregate',
    type: 'aggregate',
    find: ({ id: aggregate, hosts }) =>
      hosts.map((host) => ({ id: host, name: host, remedy: { operation: 'leaveAggregate', aggregate, host } })),
  },
]
