import { assign, roles } from './keystone.ts'
import { idFor } from './lookup.ts'
import type { Plugin, Work } from './plugin.ts'
import { existing, text } from './schema.ts'

const userOf = (work: Work) => idFor(work, 'keystone.user', String(work.properties['user']))

export const userRoleAssignment: Plugin = {
  type: 'OS::Keystone::UserRoleAssignment',
  since: '5.0.0',
  description: "A user's roles.",
  properties: {
    user: text('The user.', { required: true, ...existing('keystone.user') }),
    roles,
  },
  attributes: {},
  create(work) {
    assign(work, 'PUT', userOf(work), work.properties['roles'] ?? null)
    return { id: work.resource.id }
  },
  update(work, changes) {
    assign(work, 'DELETE', userOf(work), work.resource.properties['roles'] ?? null)
    assign(work, 'PUT', userOf(work), changes['roles'] ?? null)
  },
  remove: (work) => assign(work, 'DELETE', userOf(work), work.properties['roles'] ?? null),
}
