import {
  balancerListeners,
  balancerPools,
  healthMonitors,
  l7Policies,
  l7Rules,
  loadBalancers,
  poolMembers,
  type ServiceClient,
} from '@meridian/openstack'

/**
 * What is below a balancer: Octavia lists listeners, pools, policies and monitors of the whole project, members by pool
 * and rules by policy.
 */
export async function treeOf(octavia: ServiceClient, id: string) {
  const { project_id } = await loadBalancers.show(octavia, id)
  const [allListeners, allPools, allPolicies, monitors] = await Promise.all([
    balancerListeners.list(octavia, { project_id }),
    balancerPools.list(octavia, { project_id }),
    l7Policies.list(octavia, { project_id }),
    healthMonitors.list(octavia, { project_id }),
  ])
  const isBelow = ({ loadbalancers }: { loadbalancers: { id: string }[] }) => loadbalancers.some((one) => one.id === id)
  const below = allListeners.filter(isBelow)
  const policies = allPolicies
    .filter(({ listener_id: of }) => below.some((listener) => listener.id === of))
    .toSorted((one, other) => one.position - other.position)
  const [pools, withRules] = await Promise.all([
    Promise.all(
      allPools.filter(isBelow).map(async (pool) => ({
        ...pool,
        members: await poolMembers(octavia, pool.id),
        monitor: monitors.find(({ pools: of }) => of.some((one) => one.id === pool.id)) ?? null,
      })),
    ),
    Promise.all(policies.map(async (policy) => ({ ...policy, rules: await l7Rules.list(octavia, policy.id) }))),
  ])
  const listeners = below.map((listener) => ({
    ...listener,
    policies: withRules.filter(({ listener_id: of }) => of === listener.id),
  }))
  return { listeners, pools }
}
