import { keystone } from './keystone.ts'
import { optionalId } from './lookup.ts'
import type { Plugin } from './plugin.ts'
import { given, idOf, nameOf } from './rest.ts'
import { changeable, existing, text } from './schema.ts'

const rolesOfCloud = keystone('roles', 'role')

export const role: Plugin = {
  type: 'OS::Keystone::Role',
  since: '2015.1',
  description: 'A role.',
  properties: {
    name: text('Its name.', changeable),
    domain: text('Domain.', existing('keystone.domain')),
  },
  attributes: {},
  create(work) {
    const domain = optionalId(work, 'keystone.domain', work.properties['domain'])
    const made = rolesOfCloud.create(work, { name: nameOf(work), ...(domain !== undefined && { domain_id: domain }) })
    return { id: idOf(made) }
  },
  update: (work, changes) => rolesOfCloud.change(work, given(changes, ['name'])),
  remove: rolesOfCloud.remove,
  show: rolesOfCloud.show,
}
