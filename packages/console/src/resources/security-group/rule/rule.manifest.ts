import { ListChecks } from 'lucide-react'
import type { ResourceManifest } from '../../../framework/resource/manifest.ts'
import { SECURITY_GROUP_RULES_ROUTE } from '../../../paths.ts'
import { securityGroupManifest } from '../security-group.manifest.ts'
import { ruleNames } from './rule-names.messages.ts'

export const ruleManifest: ResourceManifest = {
  type: 'OS::Neutron::SecurityGroupRule',
  names: ruleNames,
  nav: { group: 'network', icon: ListChecks },
  services: ['network'],
  panels: {},
  partOf: securityGroupManifest,
  lists: [{ scope: 'project', path: SECURITY_GROUP_RULES_ROUTE }],
  modalNames: ['add-rule'],
}
