import { Gauge } from 'lucide-react'
import type { ResourceManifest } from '../../framework/resource/manifest.ts'
import { paths } from '../../paths.ts'
import { qosPolicyNames, qosPolicyFailures } from './qos-policy-names.messages.ts'

export const qosPolicyManifest: ResourceManifest = {
  type: 'OS::Neutron::QoSPolicy',
  names: qosPolicyNames,
  failureMessages: qosPolicyFailures,
  nav: { group: 'network', icon: Gauge },
  services: ['network'],
  extensions: [{ of: 'network', alias: 'qos' }],
  panels: { project: { path: paths.qosPolicies(), policy: [['network', 'get_policy']] } },
  modalNames: ['create-qos-policy', 'edit-qos-policy', 'add-qos-rule', 'edit-qos-rule'],
}
