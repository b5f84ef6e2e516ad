import { optionalId, idFor } from './lookup.ts'
import type { Plugin, Work } from './plugin.ts'
import { unlessGone } from './rest.ts'
import { existing, text } from './schema.ts'

/** The id contains both ends: `router:subnet_id=subnet`. */
function partsOf({ resource }: Work) {
  const [router = '', joined = ''] = (resource.physical_id ?? '').split(':')
  const [key = 'subnet_id', id = ''] = joined.split('=')
  return { router, body: { [key]: id } }
}

export const routerInterface: Plugin = {
  type: 'OS::Neutron::RouterInterface',
  since: '2014.1',
  description: 'An interface of a router on a subnet.',
  properties: {
    router: text('The router.', { required: true, ...existing('neutron.router') }),
    subnet: text('Subnet; either this or a port.', existing('neutron.subnet')),
    port: text('Port; either this or a subnet.', existing('neutron.port')),
  },
  attributes: {},
  validate: ({ subnet, port }) =>
    (subnet ?? null) === null && (port ?? null) === null
      ? 'At least one of the following properties must be specified: subnet, port.'
      : undefined,
  create(work) {
    const { properties } = work
    const router = idFor(work, 'neutron.router', String(properties['router']))
    const port = optionalId(work, 'neutron.port', properties['port'])
    const body =
      port === undefined
        ? { subnet_id: idFor(work, 'neutron.subnet', String(properties['subnet'])) }
        : { port_id: port }
    const path = `/v2.0/routers/${router}/add_router_interface`
    work.callService('network', { method: 'PUT', path, body })
    const [key, id] = Object.entries(body)[0] ?? []
    return { id: `${router}:${key}=${id}` }
  },
  remove(work) {
    const { router, body } = partsOf(work)
    const path = `/v2.0/routers/${router}/remove_router_interface`
    unlessGone(() => work.callService('network', { method: 'PUT', path, body }))
  },
}
