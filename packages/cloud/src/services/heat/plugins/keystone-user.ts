import type { Json } from '../template/json.ts'
import { assign, domain, keystone, roles } from './keystone.ts'
import { idFor, optionalId } from './lookup.ts'
import type { Plugin, Work } from './plugin.ts'
import { given, idOf, nameOf } from './rest.ts'
import { attributes, boolean, changeable, existing, list, text } from './schema.ts'

const users = keystone('users', 'user')

const PLAIN = ['description', 'enabled', 'email', 'password']

function join(work: Work, groups: Json): void {
  for (const name of Array.isArray(groups) ? groups : []) {
    const group = encodeURIComponent(idFor(work, 'keystone.group', String(name)))
    work.callService('identity', {
      method: 'PUT',
      path: `/v3/groups/${group}/users/${String(work.resource.physical_id)}`,
    })
  }
}

export const user: Plugin = {
  type: 'OS::Keystone::User',
  since: '2015.1',
  description: 'A user.',
  properties: {
    name: text('Its name.', changeable),
    domain,
    description: text('Description of the user.', { default: '', ...changeable }),
    enabled: boolean('Whether the user is enabled.', { default: true, ...changeable }),
    email: text('Email address.', changeable),
    password: text('Its password.', changeable),
    default_project: text('Default project.', { ...changeable, ...existing('keystone.project') }),
    groups: list('Groups of the user.', text('A group.', existing('keystone.group')), changeable),
    roles,
  },
  attributes: attributes({
    name: 'Its name.',
    default_project_id: 'Default project.',
    domain_id: 'Domain.',
    enabled: ['boolean', 'Whether the user is enabled.'],
    password_expires_at: 'Time when the password expires.',
  }),
  create(work) {
    const { properties } = work
    const project = optionalId(work, 'keystone.project', properties['default_project'])
    const made = users.create(work, {
      name: nameOf(work),
      domain_id: idFor(work, 'keystone.domain', String(properties['domain'])),
      ...given(properties, PLAIN),
      ...(project !== undefined && { default_project_id: project }),
    })
    join(work.recordId(idOf(made)), properties['groups'] ?? null)
    assign(work, 'PUT', idOf(made), properties['roles'] ?? null)
    return { id: idOf(made) }
  },
  update(work, changes) {
    const project = optionalId(work, 'keystone.project', changes['default_project'])
    const plain = given(changes, ['name', ...PLAIN])
    users.change(work, { ...plain, ...(project !== undefined && { default_project_id: project }) })
    join(work, changes['groups'] ?? null)
    if (!('roles' in changes)) return
    assign(work, 'DELETE', String(work.resource.physical_id), work.resource.properties['roles'] ?? null)
    assign(work, 'PUT', String(work.resource.physical_id), changes['roles'] ?? null)
  },
  remove: users.remove,
  show: users.show,
}
