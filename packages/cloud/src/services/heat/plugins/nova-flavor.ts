import { isMap } from '../template/json.ts'
import type { Json, JsonMap } from '../template/json.ts'
import type { Plugin, Work } from './plugin.ts'
import { given, idOf, nameOf, rest } from './rest.ts'
import { attributes, boolean, changeable, existing, integer, list, map, number, text } from './schema.ts'

const flavors = rest({ service: 'compute', path: '/v2.1/flavors', envelope: 'flavor' })

const pathOf = ({ resource }: Work) => `/v2.1/flavors/${encodeURIComponent(resource.physical_id ?? '')}`

const specsOf = (work: Work): JsonMap =>
  work.callService('compute', { method: 'GET', path: `${pathOf(work)}/os-extra_specs` }).extra_specs

function setSpecs(work: Work, specs: Json): void {
  if (!isMap(specs) || Object.keys(specs).length === 0) return
  const texts = Object.fromEntries(Object.entries(specs).map(([key, value]) => [key, String(value)]))
  work.callService('compute', { method: 'POST', path: `${pathOf(work)}/os-extra_specs`, body: { extra_specs: texts } })
}

function grant(work: Work, projects: Json): void {
  for (const tenant of Array.isArray(projects) ? projects : []) {
    work.callService('compute', {
      method: 'POST',
      path: `${pathOf(work)}/action`,
      body: { addTenantAccess: { tenant } },
    })
  }
}

export const flavor: Plugin = {
  type: 'OS::Nova::Flavor',
  since: '2014.2',
  description: 'A flavor.',
  properties: {
    tenants: list('Projects with access to it.', text('A project.', existing('keystone.project')), {
      default: [],
      ...changeable,
    }),
    flavorid: text('Its id.'),
    name: text('Its name.'),
    ram: integer('Memory in MB.', { required: true }),
    vcpus: integer('Processors.', { required: true }),
    disk: integer('Disk in GB.', { default: 0 }),
    swap: integer('Swap in MB.', { default: 0 }),
    ephemeral: integer('Ephemeral disk in GB.', { default: 0 }),
    rxtx_factor: number('RX/TX factor.', { default: 1 }),
    extra_specs: map('Extra specs.', undefined, changeable),
    is_public: boolean('Whether it is public.', { default: true }),
  },
  attributes: {
    ...attributes({}),
    is_public: {
      description: 'Whether it is public.',
      type: 'boolean',
      value: (work) => flavors.show(work)['os-flavor-access:is_public'] ?? null,
    },
    extra_specs: { description: 'Extra specs.', type: 'map', value: specsOf },
  },
  create(work) {
    const { properties } = work
    const made = flavors.create(work, {
      name: nameOf(work),
      ...given(properties, ['ram', 'vcpus', 'disk', 'swap', 'rxtx_factor']),
      ...given(properties, [
        ['flavorid', 'id'],
        ['ephemeral', 'OS-FLV-EXT-DATA:ephemeral'],
        ['is_public', 'os-flavor-access:is_public'],
      ]),
    })
    const recorded = work.recordId(idOf(made))
    setSpecs(recorded, properties['extra_specs'] ?? null)
    grant(recorded, properties['tenants'] ?? null)
    return { id: idOf(made) }
  },
  update(work, changes) {
    if ('extra_specs' in changes) {
      for (const key of Object.keys(specsOf(work))) {
        const path = `${pathOf(work)}/os-extra_specs/${encodeURIComponent(key)}`
        work.callService('compute', { method: 'DELETE', path })
      }
      setSpecs(work, changes['extra_specs'] ?? null)
    }
    grant(work, changes['tenants'] ?? null)
  },
  remove: flavors.remove,
  show: flavors.show,
}
