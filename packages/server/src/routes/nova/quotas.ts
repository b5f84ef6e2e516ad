import { nova } from '@meridian/contract'
import { computeQuotas, endpointOf, MissingService, networkExtensions } from '@meridian/openstack'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { AppOptions } from '../../app-options.ts'
import { OptionalReads } from '../../optional-reads.ts'
import { toQuotaItems, toQuotaUsages } from '../../quota-sets.ts'
import { serve } from '../../serve.ts'
import { mapped, serveResource } from '../../serve-resource.ts'
import { editableQuotas, isNovaQuota } from './quotas.map.ts'

function hasService({ access: { token, region } }: FastifyRequest, type: string): boolean {
  try {
    return Boolean(endpointOf(token.catalog ?? [], type, region))
  } catch (error) {
    if (error instanceof MissingService) return false
    throw error
  }
}

const aliasesOf = async (request: FastifyRequest) =>
  (await networkExtensions.list(request.openstack('network'))).map(({ alias }) => alias)

/** The names of all services' quotas that can be changed here. */
export async function editableIn(
  request: FastifyRequest,
  settings: AppOptions['settings'],
  optional: OptionalReads,
): Promise<string[]> {
  const services = { compute: hasService(request, 'compute'), volume: hasService(request, 'volume') }
  const extensions = hasService(request, 'network')
    ? await optional.read<string[] | null>(aliasesOf(request), null)
    : null
  return editableQuotas({ services, extensions, settings })
}

export function quotaRoutes(app: FastifyInstance, { settings }: Pick<AppOptions, 'settings'>): void {
  serve(app, nova.novaQuotaDefaults, async (_input, request) => {
    const compute = request.openstack('compute')
    const { project } = request.access.token
    // In the scope of a domain there is no project to ask for.
    const limits = await (project ? computeQuotas.defaults(compute, project.id) : computeQuotas.defaultClass(compute))
    return { items: toQuotaItems(limits).filter(isNovaQuota) }
  })

  serve(app, nova.quotaEditable, async (_input, request) => {
    const optional = new OptionalReads()
    return { items: await editableIn(request, settings, optional), ...optional.gaps }
  })

  serveResource(app, 'compute', [
    [nova.novaQuotaDefaultsUpdate, computeQuotas.updateDefaults],
    [nova.novaQuotaView, mapped(computeQuotas.detail, (quotas) => toQuotaUsages(quotas).filter(isNovaQuota))],
    [nova.novaQuotaUpdate, computeQuotas.update],
  ])
}
