import { ListChecks, ShieldCheck } from 'lucide-react'
import type { ResourceManifest } from '../../framework/resource/manifest.ts'
import { SECURITY_GROUP_RULES_ROUTE } from '../../paths.ts'
import { texts } from '../../framework/text/texts.ts'
import { typeNames } from '../../framework/text/common.messages.ts'

export const securityGroupManifest: ResourceManifest = {
  type: 'OS::Neutron::SecurityGroup',
  exported: true,
  names: {
    one: typeNames.securityGroup,
    other: typeNames.securityGroups,
  },
  nav: { place: 'network/protect', icon: ShieldCheck },
  services: ['network'],
  panels: {
    project: { path: '/project/security_groups', policy: [['network', 'get_security_group']] },
    admin: { path: '/admin/security_groups', policy: [['network', 'context_is_admin']] },
  },
  dialogs: { create: 'create-security-group', edit: 'edit-security-group' },
}

export const ruleManifest: ResourceManifest = {
  type: 'OS::Neutron::SecurityGroupRule',
  names: texts('securityGroupRule', { one: 'Security Group Rule', other: typeNames.securityGroupRules }),
  nav: { place: 'network/protect', icon: ListChecks },
  services: ['network'],
  panels: {},
  partOf: securityGroupManifest,
  nestedLists: [{ scope: 'project', path: SECURITY_GROUP_RULES_ROUTE }],
  dialogs: { add: 'add-rule' },
}
