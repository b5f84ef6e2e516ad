import { ListChecks, ShieldCheck } from 'lucide-react'
import { defineMessages } from 'react-intl'
import type { ResourceManifest } from '../../framework/resource/manifest.ts'
import { SECURITY_GROUP_RULES_ROUTE } from '../../paths.ts'

export const securityGroupManifest: ResourceManifest = {
  type: 'OS::Neutron::SecurityGroup',
  exported: true,
  names: defineMessages({
    one: { id: 'securityGroup.one', defaultMessage: 'Security Group' },
    other: { id: 'securityGroup.other', defaultMessage: 'Security Groups' },
  }),
  nav: { group: 'network', icon: ShieldCheck },
  services: ['network'],
  panels: {
    project: { path: '/project/security_groups', policy: [['network', 'get_security_group']] },
    admin: { path: '/admin/security_groups', policy: [['network', 'context_is_admin']] },
  },
  dialogs: { create: 'create-security-group', edit: 'edit-security-group' },
}

export const ruleManifest: ResourceManifest = {
  type: 'OS::Neutron::SecurityGroupRule',
  names: defineMessages({
    one: { id: 'securityGroupRule.one', defaultMessage: 'Security Group Rule' },
    other: { id: 'securityGroupRule.other', defaultMessage: 'Security Group Rules' },
  }),
  nav: { group: 'network', icon: ListChecks },
  services: ['network'],
  panels: {},
  partOf: securityGroupManifest,
  nestedLists: [{ scope: 'project', path: SECURITY_GROUP_RULES_ROUTE }],
  dialogs: { add: 'add-rule' },
}
