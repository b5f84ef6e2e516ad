import { ListChecks } from 'lucide-react'
import type { ResourcePlace } from '../../../framework/resource/define-resource.ts'
import { SECURITY_GROUP_RULES_ROUTE } from '../../../paths.ts'
import { securityGroupPlace } from '../security-group.place.ts'
import { ruleNames } from './rule-names.messages.ts'

export const rulePlace: ResourcePlace = {
  type: 'OS::Neutron::SecurityGroupRule',
  names: ruleNames,
  nav: { group: 'network', icon: ListChecks },
  services: ['network'],
  panels: {},
  partOf: securityGroupPlace,
  lists: [{ scope: 'project', path: SECURITY_GROUP_RULES_ROUTE }],
  modalNames: ['add-rule'],
}
