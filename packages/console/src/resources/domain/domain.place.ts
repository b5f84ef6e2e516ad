import { Building2 } from 'lucide-react'
import type { ResourcePlace } from '../../framework/resource/define-resource.ts'
import { identityUnable } from '../../services/identity/identity-unable.messages.ts'
import { paths } from '../../paths.ts'
import { domainNames } from './domain-names.messages.ts'

export const domainPlace: ResourcePlace = {
  type: 'OS::Keystone::Domain',
  names: domainNames,
  unable: identityUnable,
  nav: { group: null, icon: Building2 },
  services: ['identity'],
  panels: { identity: { path: paths.domains(), inDomain: true, policy: [['identity', 'identity:list_domains']] } },
  modalNames: ['create-domain', 'edit-domain', 'manage-domain-members', 'modify-domain-groups'],
}
