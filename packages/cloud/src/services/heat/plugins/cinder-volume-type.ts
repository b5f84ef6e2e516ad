import { isMap } from '../template/json.ts'
import type { Json } from '../template/json.ts'
import type { Plugin, Work } from './plugin.ts'
import { given, idOf, rest } from './rest.ts'
import { boolean, changeable, existing, list, map, text } from './schema.ts'

const types = rest({ service: 'volume', path: '/v3/types', envelope: 'volume_type' })

const pathOf = ({ resource }: Work) => `/v3/types/${resource.physical_id ?? ''}`

function setSpecs(work: Work, specs: Json): void {
  if (!isMap(specs) || Object.keys(specs).length === 0) return
  const texts = Object.fromEntries(Object.entries(specs).map(([key, value]) => [key, String(value)]))
  work.callService('volume', { method: 'POST', path: `${pathOf(work)}/extra_specs`, body: { extra_specs: texts } })
}

function grant(work: Work, projects: Json): void {
  for (const project of Array.isArray(projects) ? projects : []) types.act(work, { addProjectAccess: { project } })
}

export const volumeType: Plugin = {
  type: 'OS::Cinder::VolumeType',
  since: '2015.1',
  description: 'A volume type.',
  properties: {
    name: text('Its name.', { required: true, ...changeable }),
    metadata: map('Extra specs of the volume type.', undefined, changeable),
    is_public: boolean('Whether it is public.', { default: true, ...changeable }),
    description: text('Description.', changeable),
    projects: list('Projects with access to it.', text('A project.', existing('keystone.project')), {
      default: [],
      ...changeable,
    }),
  },
  attributes: {},
  create(work) {
    const { properties } = work
    const made = types.create(work, {
      ...given(properties, ['name', 'description', ['is_public', 'os-volume-type-access:is_public']]),
    })
    const recorded = work.recordId(idOf(made))
    setSpecs(recorded, properties['metadata'] ?? null)
    grant(recorded, properties['projects'] ?? null)
    return { id: idOf(made) }
  },
  update(work, changes) {
    types.change(work, given(changes, ['name', 'description', 'is_public']))
    setSpecs(work, changes['metadata'] ?? null)
    grant(work, changes['projects'] ?? null)
  },
  remove: types.remove,
  show: types.show,
}
