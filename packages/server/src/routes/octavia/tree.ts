import { balancerListeners, balancerPools, healthMonitors, poolMembers, type ServiceClient } from '@meridian/openstack'
import { loadBalancers } from '@meridian/openstack'

/** What is below a balancer: Octavia lists listeners, pools and monitors of the whole project, and members by pool. */
export async function treeOf(octavia: ServiceClient, id: string) {
  const { project_id } = await loadBalancers.show(octavia, id)
  const [allListeners, allPools, monitors] = await Promise.all([
    balancerListeners.list(octavia, { project_id }),
    balancerPools.list(octavia, { project_id }),
    healthMonitors.list(octavia, { project_id }),
  ])
  const isBelow = ({ loadbalancers }: { loadbalancers: { id: string }[] }) => loadbalancers.some((one) => one.id === id)
  const pools = await Promise.all(
    allPools.filter(isBelow).map(async (pool) => ({
      ...pool,
      members: await poolMembers(octavia, pool.id),
      monitor: monitors.find(({ pools: of }) => of.some((one) => one.id === pool.id)) ?? null,
    })),
  )
  return { listeners: allListeners.filter(isBelow), pools }
}
