import { nova } from '@meridian/contract'
import { flavors } from '@meridian/openstack'
import type { FastifyInstance } from 'fastify'
import type { AppOptions } from '../../app-options.ts'
import { eachOf } from '../../each-of.ts'
import { serve } from '../../serve.ts'
import { serveResource } from '../../serve-resource.ts'
import { inOrder, toFlavor, toNovaFlavor } from './flavors.map.ts'
import { replaceFlavor } from './replace-flavor.ts'

/** Nova's `is_public`: public flavors, private ones, or all. */
const kindOf = (isPublic: string | undefined) =>
  isPublic === undefined || isPublic === 'None' ? 'none' : isPublic.toLowerCase() === 'true' ? 'true' : 'false'

export function flavorRoutes(app: FastifyInstance, { settings }: Pick<AppOptions, 'settings'>): void {
  serve(app, nova.flavorList, async ({ query }, request) => {
    const all = await flavors.list(request.openstack('compute'), kindOf(query.is_public))
    const sorted = inOrder(all, settings.CREATE_INSTANCE_FLAVOR_SORT)
    return { items: sorted.map((flavor) => toFlavor(flavor, query.get_extras)) }
  })

  serve(app, nova.flavorCreate, async ({ body }, request) => {
    const client = request.openstack('compute')
    const flavor = await flavors.create(client, toNovaFlavor(body))
    await eachOf(body.flavor_access, ({ id: project }) => flavors.addAccess(client, flavor.id, project))
    return toFlavor(flavor)
  })

  serve(app, nova.flavorView, async ({ params, query }, request) => {
    const client = request.openstack('compute')
    const flavor = await flavors.show(client, params.id)
    const isListed = query.get_access_list && !flavor['os-flavor-access:is_public']
    const access = isListed ? await flavors.access(client, params.id) : null
    return {
      ...toFlavor(flavor, query.get_extras),
      ...(access ? { 'access-list': access.map(({ tenant_id: project }) => project) } : {}),
    }
  })

  serve(app, nova.flavorUpdate, ({ params, body }, request) =>
    replaceFlavor(
      request.openstack('compute'),
      params.id,
      toNovaFlavor({ ...body, id: params.id }),
      body.flavor_access.map(({ id }) => id),
    ),
  )

  serveResource(app, 'compute', [
    [nova.flavorDelete, flavors.remove],
    [nova.flavorExtraSpecs, flavors.extraSpecs],
    [nova.flavorExtraSpecsUpdate, flavors.updateExtraSpecs],
    [nova.flavorAccessList, flavors.access],
    [nova.flavorAccessAdd, (client, id, { project }) => flavors.addAccess(client, id, project)],
    [nova.flavorAccessRemove, flavors.removeAccess],
  ])
}
