import type { JsonMap } from '../template/json.ts'
import { idFor } from './lookup.ts'
import type { Plugin, Work } from './plugin.ts'
import { given, unlessGone } from './rest.ts'
import { changeable, existing, text } from './schema.ts'

const change = (work: Work, id: string, body: JsonMap) =>
  work.callService('network', {
    method: 'PUT',
    path: `/v2.0/floatingips/${encodeURIComponent(id)}`,
    body: { floatingip: body },
  })

function associate(work: Work): void {
  const { properties } = work
  const port_id = idFor(work, 'neutron.port', String(properties['port_id']))
  change(work, String(properties['floatingip_id']), { port_id, ...given(properties, ['fixed_ip_address']) })
}

const release = (work: Work, id: string) => unlessGone(() => change(work, id, { port_id: null }))

export const floatingIpAssociation: Plugin = {
  type: 'OS::Neutron::FloatingIPAssociation',
  since: '2014.1',
  description: 'Association of a floating IP with a port.',
  properties: {
    floatingip_id: text('The floating IP.', { required: true, ...changeable }),
    port_id: text('The port.', { required: true, ...changeable, ...existing('neutron.port') }),
    fixed_ip_address: text('Fixed IP of the port.', { ...changeable, ...existing('ip_addr') }),
  },
  attributes: {},
  create(work) {
    associate(work)
    return { id: work.resource.id }
  },
  update(work, changes) {
    const before = String(work.resource.properties['floatingip_id'])
    if ('floatingip_id' in changes) release(work, before)
    associate(work)
  },
  remove: (work) => release(work, String(work.properties['floatingip_id'])),
}
