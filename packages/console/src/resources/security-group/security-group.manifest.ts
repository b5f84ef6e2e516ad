import { ShieldCheck } from 'lucide-react'
import type { ResourceManifest } from '../../framework/resource/manifest.ts'
import { paths } from '../../paths.ts'
import { securityGroupNames } from './security-group-names.messages.ts'

export const securityGroupManifest: ResourceManifest = {
  type: 'OS::Neutron::SecurityGroup',
  names: securityGroupNames,
  nav: { group: 'network', icon: ShieldCheck },
  services: ['network'],
  panels: { project: { path: paths.securityGroups(), policy: [['network', 'get_security_group']] } },
  modalNames: ['create-security-group', 'edit-security-group'],
}
