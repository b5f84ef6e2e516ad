import { UsersRound } from 'lucide-react'
import type { ResourceManifest } from '../../framework/resource/manifest.ts'
import { identityFailures } from '../../services/identity/identity-failures.messages.ts'
import { paths } from '../../paths.ts'
import { groupNames, groupFailures } from './group-names.messages.ts'

export const groupManifest: ResourceManifest = {
  type: 'OS::Keystone::Group',
  names: groupNames,
  failureMessages: { ...identityFailures, ...groupFailures },
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
