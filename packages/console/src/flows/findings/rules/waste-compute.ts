import { agedBy, days, named, rule, SERVER } from '../rule.ts'

/** States in which an instance does nothing and keeps its VCPUs and memory. */
const HOLDING = ['SHUTOFF', 'PAUSED', 'SUSPENDED']
const SHELVED = ['SHELVED', 'SHELVED_OFFLOADED']

/** What is there for instances and does nothing. */
export const computeWaste = [
  rule({
    id: 'stoppedInstance',
    kind: 'waste',
    needs: ['servers'],
    facts: 'server: status, updated, flavor.vcpus',
    threshold: days(15),
    fix: 'look',
    evaluate: ({ servers }, context) =>
      servers.flatMap((server) => {
        const age = HOLDING.includes(server.status) && agedBy(server.updated, context)
        return age ? [{ thing: named(SERVER, server), ...age, count: server.flavor.vcpus ?? 0 }] : []
      }),
  }),
  rule({
    id: 'shelvedInstance',
    kind: 'waste',
    needs: ['servers'],
    facts: 'server: status, updated',
    threshold: days(90),
    fix: 'look',
    evaluate: ({ servers }, context) =>
      servers.flatMap((server) => {
        const age = SHELVED.includes(server.status) && agedBy(server.updated, context, 'likely')
        return age ? [{ thing: named(SERVER, server), ...age }] : []
      }),
  }),
  rule({
    id: 'unusedKey',
    kind: 'waste',
    needs: ['keypairs', 'servers'],
    facts: 'keypair: name; server: key_name',
    threshold: null,
    fix: 'delete',
    evaluate({ keypairs, servers }) {
      const used = new Set(servers.map(({ key_name: key }) => key))
      return keypairs
        .filter(({ name }) => !used.has(name))
        .map(({ name }) => ({
          thing: { type: 'OS::Nova::Keypair', id: name, name },
          since: null,
          sure: 'guess' as const,
        }))
    },
  }),
  rule({
    id: 'emptyServerGroup',
    kind: 'waste',
    needs: ['serverGroups'],
    facts: 'server group: members',
    threshold: null,
    fix: 'delete',
    evaluate: ({ serverGroups }) =>
      serverGroups
        .filter(({ members }) => members.length === 0)
        .map((group) => ({ thing: named('OS::Nova::ServerGroup', group), since: null, sure: 'likely' as const })),
  }),
  rule({
    id: 'emptyBalancer',
    kind: 'waste',
    needs: ['balancers'],
    facts: 'load balancer: listeners, pools, updated_at',
    threshold: days(1),
    fix: 'delete',
    evaluate: ({ balancers }, context) =>
      balancers.flatMap((balancer) => {
        if (balancer.listeners.length > 0 && balancer.pools.length > 0) return []
        const age = agedBy(balancer.updated_at ?? balancer.created_at, context)
        return age ? [{ thing: named('OS::Octavia::LoadBalancer', balancer), ...age }] : []
      }),
  }),
]
