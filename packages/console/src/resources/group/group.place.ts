import { UsersRound } from 'lucide-react'
import type { ResourcePlace } from '../../framework/resource/define-resource.ts'
import { identityUnable } from '../../services/identity/identity-unable.messages.ts'
import { paths } from '../../paths.ts'
import { groupNames, groupUnable } from './group-names.messages.ts'

export const groupPlace: ResourcePlace = {
  type: 'OS::Keystone::Group',
  names: groupNames,
  unable: { ...identityUnable, ...groupUnable },
  nav: { group: null, icon: UsersRound },
  services: ['identity'],
  panels: {
    identity: {
      path: paths.groups(),
      inDomain: true,
      policy: [['identity', 'identity:list_groups']],
      filterFirst: 'identity.groups',
    },
  },
  modalNames: ['create-group', 'edit-group', 'manage-group-members'],
}
