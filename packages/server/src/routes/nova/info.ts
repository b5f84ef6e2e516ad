import { COMPUTE_FEATURES, nova, type ComputeFeature, type ProjectInUse } from '@meridian/contract'
import { computeInfo, computeUsage, OpenStackError, type ServiceClient } from '@meridian/openstack'
import type { ComputeExtension, ProjectUsage } from '@meridian/wire'
import type { FastifyInstance } from 'fastify'
import { ApiRefusal } from '../../errors.ts'
import { serve } from '../../serve.ts'

/** The list that clients expect of a Nova without extensions: what they look for is part of every such Nova. */
const BUILT_IN: ComputeExtension[] = [
  {
    name: 'BlockDeviceMappingV2Boot',
    alias: 'os-block-device-mapping-v2-boot',
    namespace: '',
    description: 'Servers boot from volumes.',
    links: [],
    updated: '2013-07-08T00:00:00Z',
  },
]

async function extensionsOf(client: ServiceClient): Promise<ComputeExtension[]> {
  try {
    return await computeInfo.extensions(client)
  } catch (error) {
    if (error instanceof OpenStackError && (error.status === 404 || error.status === 410)) return BUILT_IN
    throw error
  }
}

const isFeature = (name: string): name is ComputeFeature => Object.hasOwn(COMPUTE_FEATURES, name)

/** For a project that used nothing Nova returns an empty object. */
const isUsage = (usage: Partial<ProjectUsage>): usage is ProjectUsage => usage.tenant_id !== undefined

const MINUTE_MS = 60_000

/** Usage is of periods; what exists now is in the last minute's, and has no end. */
async function usageNow(client: ServiceClient): Promise<ProjectInUse[]> {
  const [start, end] = [Date.now() - MINUTE_MS, Date.now()].map((time) => new Date(time).toISOString().slice(0, -1))
  const used = await computeUsage.ofAll(client, { start: start ?? '', end: end ?? '' })
  return used.flatMap(({ tenant_id, server_usages: servers = [] }) => {
    const present = servers.filter(({ ended_at: ended }) => ended === null)
    const sumOf = (part: 'vcpus' | 'memory_mb') => present.reduce((sum, server) => sum + server[part], 0)
    return present.length === 0
      ? []
      : [{ tenant_id, instances: present.length, vcpus: sumOf('vcpus'), memory_mb: sumOf('memory_mb') }]
  })
}

export function computeInfoRoutes(app: FastifyInstance): void {
  serve(app, nova.computeExtensionList, async (_input, request) => ({
    items: await extensionsOf(request.openstack('compute')),
  }))

  serve(app, nova.computeFeature, ({ params: { name } }, request) => {
    if (!isFeature(name)) throw new ApiRefusal(404, `Unknown feature: ${name}`)
    return request.openstack('compute').supports(COMPUTE_FEATURES[name])
  })

  serve(app, nova.usageNow, async (_input, request) => ({ items: await usageNow(request.openstack('compute')) }))

  serve(app, nova.usageList, async ({ query }, request) => {
    const client = request.openstack('compute')
    const period = { start: `${query.start}T00:00:00`, end: `${query.end}T23:59:59` }
    if (query.all_projects) return { items: await computeUsage.ofAll(client, period) }
    const own = await computeUsage.ofProject(client, request.access.token.project?.id ?? '', period)
    return { items: isUsage(own) ? [own] : [] }
  })
}
