import { Building2 } from 'lucide-react'
import type { ResourceManifest } from '../../framework/resource/manifest.ts'
import { identityFailures } from '../../services/identity/identity-failures.messages.ts'
import { paths } from '../../paths.ts'
import { domainNames } from './domain-names.messages.ts'

export const domainManifest: ResourceManifest = {
  type: 'OS::Keystone::Domain',
  names: domainNames,
  failureMessages: identityFailures,
  nav: { group: null, icon: Building2 },
  services: ['identity'],
  panels: { identity: { path: paths.domains(), inDomain: true, policy: [['identity', 'identity:list_domains']] } },
  modalNames: ['create-domain', 'edit-domain', 'manage-domain-members', 'modify-domain-groups'],
}
