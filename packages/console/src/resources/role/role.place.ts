import { ShieldCheck } from 'lucide-react'
import type { ResourcePlace } from '../../framework/define-resource.ts'
import { paths } from '../../paths.ts'
import { roleNames } from './role-names.messages.ts'

export const rolePlace: ResourcePlace = {
  type: 'OS::Keystone::Role',
  names: roleNames,
  nav: { group: 'identity', icon: ShieldCheck },
  services: ['identity'],
  panels: {
    identity: {
      path: paths.roles(),
      policy: [['identity', 'identity:list_roles']],
      filterFirst: 'identity.roles',
    },
  },
  modalNames: ['create-role', 'edit-role'],
}
