import { Globe } from 'lucide-react'
import type { ResourceManifest } from '../../framework/resource/manifest.ts'
import { texts } from '../../framework/text/texts.ts'
import { typeNames } from '../../framework/text/common.messages.ts'

export const floatingIpManifest: ResourceManifest = {
  type: 'OS::Neutron::FloatingIP',
  exported: true,
  names: {
    one: typeNames.floatingIp,
    other: typeNames.floatingIps,
  },
  failureMessages: texts('floatingIp.failure', {
    list: 'Unable to retrieve floating IPs.',
    create: 'Unable to allocate new floating IP address.',
  }),
  nav: { place: 'network/reach', icon: Globe },
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
