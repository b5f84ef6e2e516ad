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
    description: text('What it is for.', { default: '', ...changeable }),
    enabled: boolean('Whether it may be used.', { default: true, ...changeable }),
    parent: text('The project that it is part of.', existing('keystone.project')),
    tags: list('Its tags.', undefined, { default: [], ...changeable }),
  },
  attributes: attributes({
    name: 'Its name.',
    parent_id: 'The project that it is part of.',
    domain_id: 'The domain that it is in.',
    enabled: ['boolean', 'Whether it may be used.'],
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
