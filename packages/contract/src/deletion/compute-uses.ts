import { serverEndpoints } from '../nova/servers.ts'
import { affects, blocks, EVERYWHERE, plain, type Uses } from './uses.ts'

const { serverList } = serverEndpoints

/** Nova copies the flavor into the server. */
export const flavorUses: Uses<{ id: string }> = [
  affects('server', 'serverOfFlavor').in(serverList, ({ id }) => ({ query: { flavor: id, ...EVERYWHERE.query } })),
]

/** The key was copied into the server when it was built. */
export const keypairUses: Uses<{ id: string; name: string }> = [
  affects('server', 'serverOfKey').in(serverList, plain, ({ key_name: key }, { name }) => key === name),
]

/** The members stay where they are; new ones cannot join. */
export const serverGroupUses: Uses<{ id: string; members: readonly string[] }> = [
  {
    effect: 'affects',
    reason: 'serverOfServerGroup',
    type: 'server',
    find: async ({ members }, read) =>
      members.length === 0 ? [] : (await read(serverList, {})).filter(({ id }) => members.includes(id)),
  },
]

/** Nova keeps the record of a compute host that has servers. */
export const computeHostUses: Uses<{ id: string; host: string }> = [
  blocks('server').in(serverList, ({ host }) => ({ query: { host, ...EVERYWHERE.query } })),
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
