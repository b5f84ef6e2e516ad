import { neutron } from '@meridian/contract'
import { ports, trunks } from '@meridian/openstack'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { OptionalReads } from '../../optional-reads.ts'
import { serve } from '../../serve.ts'
import { mapped, serveResource } from '../../serve-resource.ts'
import { ifExtended } from './extended.ts'
import { ownPage, type ListQuery } from './listing.ts'
import { subportsOf, toPort } from './ports.map.ts'

export function portRoutes(app: FastifyInstance): void {
  serve(app, neutron.portList, async ({ query }, request) => {
    const optional = new OptionalReads()
    const [page, known] = await Promise.all([
      ownPage(request, query, ports.page),
      optional.read(trunksFor(request, query), []),
    ])
    const subports = subportsOf(known)
    return { ...page, items: page.items.map((port) => toPort(port, subports)), ...optional.gaps }
  })

  serveResource(app, 'network', [
    [neutron.portCreate, mapped(ports.create, (port) => toPort(port))],
    [neutron.portView, mapped(ports.show, (port) => toPort(port))],
    [neutron.portUpdate, mapped(ports.update, (port) => toPort(port))],
    [neutron.portDelete, ports.remove],
  ])
}

async function trunksFor(request: FastifyRequest, { all_projects }: ListQuery) {
  return (await ifExtended(ownPage(request, { all_projects }, trunks.page)))?.items ?? []
}
