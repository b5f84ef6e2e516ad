import { MAX_QUOTA_PAGE, nova, type QuotasOfProject, type QuotaUsage } from '@meridian/contract'
import { computeQuotas, MissingService, networkQuotas, projects, volumeQuotas } from '@meridian/openstack'
import type { NetworkQuotaDetails, Project } from '@meridian/wire'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { AppOptions } from '../../app-options.ts'
import { eachOf } from '../../each-of.ts'
import { OptionalReads } from '../../optional-reads.ts'
import { pageOf, windowOf } from '../../paging.ts'
import { toNetworkUsages, toQuotaUsages } from '../../quota-sets.ts'
import { serve } from '../../serve.ts'
import { editableIn } from './quotas.ts'

export function projectQuotaRoutes(app: FastifyInstance, { settings }: Pick<AppOptions, 'settings'>): void {
  serve(app, nova.projectQuotaList, async ({ query }, request) => {
    const reads = new OptionalReads()
    const domain = request.access.token.domain?.id
    const [all, editable] = await Promise.all([
      projects.list(request.openstack('identity'), domain ? { domain_id: domain } : {}),
      editableIn(request, settings, reads),
    ])
    const size = query.page_size && Math.min(query.page_size, MAX_QUOTA_PAGE)
    // Always in pages: all projects would be too many calls for one request.
    const bounded = { ...query, paginate: true, page_size: size }
    const { items, ...page } = await pageOf(bounded, async (window) => windowOf(all, window))
    return {
      items: await eachOf(items, (project) => withQuotas(project, request, reads, editable)),
      ...page,
      ...reads.gaps,
    }
  })

  serve(app, nova.projectQuotaView, async ({ params: { id } }, request) => {
    const reads = new OptionalReads()
    const [project, editable] = await Promise.all([
      projects.show(request.openstack('identity'), id),
      editableIn(request, settings, reads),
    ])
    return { ...(await withQuotas(project, request, reads, editable)), ...reads.gaps }
  })
}

/** One call to each service. */
async function withQuotas(
  { id, name, description, domain_id, enabled }: Project,
  request: FastifyRequest,
  reads: OptionalReads,
  editable: readonly string[],
): Promise<QuotasOfProject> {
  const own = async (quotas: Promise<QuotaUsage[]>) =>
    (await reads.read(quotas.catch(noneIfMissing), [])).filter((quota) => editable.includes(quota.name))
  const [compute, volume, network] = await Promise.all([
    own(usageOf(() => computeQuotas.detail(request.openstack('compute'), id))),
    own(usageOf(() => volumeQuotas.usage(request.openstack('volume'), id))),
    own(networkUsageOf(() => networkQuotas.details(request.openstack('network'), id))),
  ])
  return { id, name, description: description ?? null, domain_id, enabled, compute, volume, network }
}

// `async`, so that a missing service is a rejection too.
const usageOf = async (read: () => Promise<object>) => toQuotaUsages(await read())
const networkUsageOf = async (read: () => Promise<NetworkQuotaDetails>) => toNetworkUsages(await read())

function noneIfMissing(error: unknown): [] {
  if (error instanceof MissingService) return []
  throw error
}
