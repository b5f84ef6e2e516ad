import { Gauge } from 'lucide-react'
import type { ResourceManifest } from '../../framework/resource/manifest.ts'
import { texts } from '../../framework/text/texts.ts'
import { typeNames } from '../../framework/text/common.messages.ts'

export const qosPolicyManifest: ResourceManifest = {
  type: 'OS::Neutron::QoSPolicy',
  names: texts('qosPolicy', { one: typeNames.qosPolicy, other: 'Network QoS' }),
  failureMessages: texts('qosPolicy.failure', {
    list: 'Unable to retrieve the qos policies.',
    load: 'Unable to retrieve the qos policy.',
  }),
  nav: { place: 'network/plan', icon: Gauge },
  services: ['network'],
  extensions: [{ of: 'network', alias: 'qos' }],
  panels: {
    project: { path: '/project/network_qos', policy: [['network', 'get_policy']] },
    admin: { path: '/admin/network_qos', policy: [['network', 'context_is_admin']] },
  },
  dialogs: {
    create: 'create-qos-policy',
    edit: 'edit-qos-policy',
    'add-rule': 'add-qos-rule',
    'edit-rule': 'edit-qos-rule',
  },
}
