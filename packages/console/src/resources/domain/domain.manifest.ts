import { Building2 } from 'lucide-react'
import type { ResourceManifest } from '../../framework/resource/manifest.ts'
import { domainLimit } from '../../services/identity/domain-limit.ts'
import { identityFailures } from '../../services/identity/identity-failures.messages.ts'
import { texts } from '../../framework/text/texts.ts'
import { words } from '../../framework/text/common.messages.ts'

export const domainManifest: ResourceManifest = {
  type: 'OS::Keystone::Domain',
  names: texts('domain', { one: words.domain, other: 'Domains' }),
  failureMessages: identityFailures,
  nav: { place: 'identity/who', icon: Building2 },
  services: ['identity'],
  panels: {
    // Users who may not list domains see the default one.
    identity: { path: '/identity/domains', limit: domainLimit },
  },
  dialogs: {
    create: 'create-domain',
    edit: 'edit-domain',
    'manage-members': 'manage-domain-members',
    'modify-groups': 'modify-domain-groups',
  },
}
