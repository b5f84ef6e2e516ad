import { Globe } from 'lucide-react'
import { defineMessages } from 'react-intl'
import type { ResourceManifest } from '../../framework/resource/manifest.ts'

export const floatingIpManifest: ResourceManifest = {
  type: 'OS::Neutron::FloatingIP',
  exported: true,
  names: defineMessages({
    one: { id: 'floatingIp.one', defaultMessage: 'Floating IP' },
    other: { id: 'floatingIp.other', defaultMessage: 'Floating IPs' },
  }),
  failureMessages: defineMessages({
    list: { id: 'floatingIp.failure.list', defaultMessage: 'Unable to retrieve floating IPs.' },
    create: { id: 'floatingIp.failure.create', defaultMessage: 'Unable to allocate new floating IP address.' },
  }),
  nav: { group: 'network', icon: Globe },
  services: ['network'],
  extensions: [{ of: 'network', alias: 'router' }],
  setting: ['OPENSTACK_NEUTRON_NETWORK', 'enable_router'],
  panels: {
    project: { path: '/project/floating_ips', policy: [['network', 'get_floatingip']] },
    admin: { path: '/admin/floating_ips' },
  },
  dialogs: {
    allocate: 'allocate-floating-ip',
    'admin-allocate': 'admin-allocate-floating-ip',
    associate: 'associate-address',
    'associate-any': 'associate-any-address',
    'add-forwarding': 'add-port-forwarding',
    'edit-forwarding': 'edit-port-forwarding',
  },
}
