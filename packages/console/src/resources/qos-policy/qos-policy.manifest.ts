import { Gauge } from 'lucide-react'
import { defineMessages } from 'react-intl'
import type { ResourceManifest } from '../../framework/resource/manifest.ts'

export const qosPolicyManifest: ResourceManifest = {
  type: 'OS::Neutron::QoSPolicy',
  names: defineMessages({
    one: { id: 'qosPolicy.one', defaultMessage: 'QoS Policy' },
    other: { id: 'qosPolicy.other', defaultMessage: 'Network QoS' },
  }),
  failureMessages: defineMessages({
    list: { id: 'qosPolicy.failure.list', defaultMessage: 'Unable to retrieve the qos policies.' },
    load: { id: 'qosPolicy.failure.load', defaultMessage: 'Unable to retrieve the qos policy.' },
  }),
  nav: { group: 'network', icon: Gauge },
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
