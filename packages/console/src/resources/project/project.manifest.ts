import { FolderKanban } from 'lucide-react'
import type { ResourceManifest } from '../../framework/resource/manifest.ts'
import { domainLimit } from '../../services/identity/domain-limit.ts'
import { identityFailures } from '../../services/identity/identity-failures.messages.ts'
import { words, typeNames } from '../../framework/text/common.messages.ts'

export const projectManifest: ResourceManifest = {
  type: 'OS::Keystone::Project',
  names: {
    one: words.project,
    other: typeNames.projects,
  },
  failureMessages: identityFailures,
  nav: { place: 'identity/who', icon: FolderKanban },
  services: ['identity'],
  panels: {
    identity: {
      path: '/identity/projects',
      limit: domainLimit,
      // Users who may not list all projects see their own.
      policy: [['identity', 'identity:list_user_projects']],
      filterFirst: 'identity.projects',
    },
  },
  dialogs: {
    create: 'create-project',
    edit: 'edit-project',
    'manage-members': 'manage-project-members',
    'modify-groups': 'modify-project-groups',
    quotas: 'modify-quotas',
  },
}
