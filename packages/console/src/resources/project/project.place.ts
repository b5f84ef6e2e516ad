import { FolderKanban } from 'lucide-react'
import type { ResourcePlace } from '../../framework/resource/define-resource.ts'
import { identityUnable } from '../../services/identity/identity-unable.messages.ts'
import { paths } from '../../paths.ts'
import { projectNames } from './project-names.messages.ts'

export const projectPlace: ResourcePlace = {
  type: 'OS::Keystone::Project',
  names: projectNames,
  unable: identityUnable,
  nav: { group: null, icon: FolderKanban },
  services: ['identity'],
  panels: {
    identity: {
      path: paths.projects(),
      inDomain: true,
      // Who may not see all of them sees their own.
      policy: [['identity', 'identity:list_user_projects']],
      filterFirst: 'identity.projects',
    },
  },
  modalNames: ['create-project', 'edit-project', 'manage-project-members', 'modify-project-groups', 'modify-quotas'],
}
