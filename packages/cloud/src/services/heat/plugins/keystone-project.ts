import { keystone, domain } from './keystone.ts'
import { idFor, optionalId } from './lookup.ts'
import type { Plugin } from './plugin.ts'
import { given, idOf, nameOf } from './rest.ts'
import { attributes, boolean, changeable, existing, list, text } from './schema.ts'

const projects = keystone('projects', 'project')

export const project: Plugin = {
  type: 'OS::Keystone::Project',
  since: '2015.1',
  description: 'A project.',
  properties: {
    name: text('Its name.', changeable),
    domain,
    description: text('Description.', { default: '', ...changeable }),
    enabled: boolean('Whether it is enabled.', { default: true, ...changeable }),
    parent: text('Parent project.', existing('keystone.project')),
    tags: list('Its tags.', undefined, { default: [], ...changeable }),
  },
  attributes: attributes({
    name: 'Its name.',
    parent_id: 'Parent project.',
    domain_id: 'Domain.',
    enabled: ['boolean', 'Whether it is enabled.'],
    is_domain: ['boolean', 'Whether it is a domain.'],
  }),
  create(work) {
    const parent = optionalId(work, 'keystone.project', work.properties['parent'])
    const made = projects.create(work, {
      name: nameOf(work),
      domain_id: idFor(work, 'keystone.domain', String(work.properties['domain'])),
      ...given(work.properties, ['description', 'enabled', 'tags']),
      ...(parent !== undefined && { parent_id: parent }),
    })
    return { id: idOf(made) }
  },
  update: (work, changes) => projects.change(work, given(changes, ['name', 'description', 'enabled', 'tags'])),
  remove: projects.remove,
  show: projects.show,
}
