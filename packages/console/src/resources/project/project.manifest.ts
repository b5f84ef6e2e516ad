import { FolderKanban } from 'lucide-react'
import type { ResourceManifest } from '../../framework/resource/manifest.ts'
import { identityFailures } from '../../services/identity/identity-failures.messages.ts'
import { paths } from '../../paths.ts'
import { projectNames } from './project-names.messages.ts'

export const projectManifest: ResourceManifest = {
  type: 'OS::Keystone::Project',
  names: projectNames,
  failureMessages: identityFailures,
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
