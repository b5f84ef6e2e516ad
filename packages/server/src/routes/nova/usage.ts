import { nova } from '@meridian/contract'
import { computeUsage } from '@meridian/openstack'
import type { ProjectUsage } from '@meridian/wire'
import type { FastifyInstance } from 'fastify'
import { serve } from '../../serve.ts'

/** A project that used nothing is told by an empty object. */
const isUsage = (usage: Partial<ProjectUsage>): usage is ProjectUsage => usage.tenant_id !== undefined

export function usageRoutes(app: FastifyInstance): void {
  serve(app, nova.usageList, async ({ query }, request) => {
    const client = request.openstack('compute')
    const period = { start: `${query.start}T00:00:00`, end: `${query.end}T23:59:59` }
    if (query.all_projects) return { items: await computeUsage.ofAll(client, period) }
    const own = await computeUsage.ofProject(client, request.access.token.project?.id ?? '', period)
    return { items: isUsage(own) ? [own] : [] }
  })
}
