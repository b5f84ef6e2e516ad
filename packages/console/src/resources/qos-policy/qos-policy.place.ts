import { Gauge } from 'lucide-react'
import type { ResourcePlace } from '../../framework/resource/define-resource.ts'
import { paths } from '../../paths.ts'
import { qosPolicyNames, qosPolicyUnable } from './qos-policy-names.messages.ts'

export const qosPolicyPlace: ResourcePlace = {
  type: 'OS::Neutron::QoSPolicy',
  names: qosPolicyNames,
  unable: qosPolicyUnable,
  nav: { group: 'network', icon: Gauge },
  services: ['network'],
  extensions: [{ of: 'network', alias: 'qos' }],
  panels: { project: { path: paths.qosPolicies(), policy: [['network', 'get_policy']] } },
  modalNames: ['create-qos-policy', 'edit-qos-policy', 'add-qos-rule', 'edit-qos-rule'],
}
