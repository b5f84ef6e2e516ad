import { octavia } from '@meridian/contract'
import {
  balancerListeners,
  balancerPools,
  healthMonitors,
  l7Policies,
  l7Rules,
  loadBalancers,
  replacePoolMembers,
} from '@meridian/openstack'
import type { LoadBalancer } from '@meridian/wire'
import type { FastifyInstance } from 'fastify'
import { filtersOf, pageOf } from '../../paging.ts'
import { mapped, serveResource } from '../../serve-resource.ts'
import { serve } from '../../serve.ts'
import { treeOf } from './tree.ts'

/** Octavia's times have no zone. */
const withZones = (balancer: LoadBalancer) => ({
  ...balancer,
  created_at: `${balancer.created_at}Z`,
  updated_at: balancer.updated_at === null ? null : `${balancer.updated_at}Z`,
})

export function octaviaRoutes(app: FastifyInstance): void {
  serve(app, octavia.loadBalancerList, async ({ query }, request) => {
    const { all_projects: isAll, ...rest } = query
    // Administrators see those of all projects otherwise.
    const project_id = isAll ? undefined : request.access.token.project?.id
    const sort = rest.sort_key ? { sort_key: rest.sort_key, sort_dir: rest.sort_dir ?? 'asc' } : {}
    const client = request.openstack('load-balancer')
    const { items, ...page } = await pageOf(rest, (window) =>
      loadBalancers.page(client, { project_id, ...filtersOf(rest), ...sort, ...window }),
    )
    return { ...page, items: items.map(withZones) }
  })
  serveResource(app, 'load-balancer', [
    [octavia.loadBalancerCreate, mapped(loadBalancers.create, withZones)],
    [octavia.loadBalancerView, mapped(loadBalancers.show, withZones)],
    [octavia.loadBalancerTree, treeOf],
    [octavia.loadBalancerStatistics, loadBalancers.statistics],
    [octavia.loadBalancerFailover, loadBalancers.failOver],
    [octavia.loadBalancerUpdate, mapped(loadBalancers.update, withZones)],
    [octavia.loadBalancerDelete, loadBalancers.remove],
    [octavia.listenerCreate, balancerListeners.create],
    [octavia.listenerUpdate, balancerListeners.update],
    [octavia.listenerDelete, balancerListeners.remove],
    [octavia.poolCreate, balancerPools.create],
    [octavia.poolUpdate, balancerPools.update],
    [octavia.poolDelete, balancerPools.remove],
    [octavia.poolMembersReplace, replacePoolMembers],
    [octavia.healthMonitorCreate, healthMonitors.create],
    [octavia.healthMonitorUpdate, healthMonitors.update],
    [octavia.healthMonitorDelete, healthMonitors.remove],
    [octavia.l7PolicyCreate, l7Policies.create],
    [octavia.l7PolicyUpdate, l7Policies.update],
    [octavia.l7PolicyDelete, l7Policies.remove],
    [octavia.l7RuleCreate, l7Rules.create],
    [octavia.l7RuleUpdate, l7Rules.update],
    [octavia.l7RuleDelete, l7Rules.remove],
  ])
}
