import { neutron } from '@meridian/contract'
import { ports, trunks } from '@meridian/openstack'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { Gaps } from '../../gaps.ts'
import { serve } from '../../serve.ts'
import { ifExtended } from './extended.ts'
import { own, type ListQuery } from './listing.ts'
import { subportsOf, toPort } from './ports.map.ts'

export function portRoutes(app: FastifyInstance): void {
  serve(app, neutron.portList, async ({ query }, request) => {
    const gaps = new Gaps()
    const [page, known] = await Promise.all([own(request, query, ports.page), gaps.fill(trunksFor(request, query), [])])
    const subports = subportsOf(known)
    return { ...page, items: page.items.map((port) => toPort(port, subports)), ...gaps.named }
  })

  serve(app, neutron.portCreate, async ({ body }, request) =>
    toPort(await ports.create(request.openstack('network'), body)),
  )

  serve(app, neutron.portView, async ({ params }, request) =>
    toPort(await ports.show(request.openstack('network'), params.id)),
  )

  serve(app, neutron.portUpdate, async ({ params, body }, request) =>
    toPort(await ports.update(request.openstack('network'), params.id, body)),
  )

  serve(app, neutron.portDelete, ({ params }, request) => ports.remove(request.openstack('network'), params.id))
}

async function trunksFor(request: FastifyRequest, { all_projects }: ListQuery) {
  return (await ifExtended(own(request, { all_projects }, trunks.page)))?.items ?? []
}
