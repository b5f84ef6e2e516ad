import { Globe } from 'lucide-react'
import type { ResourceManifest } from '../../framework/resource/manifest.ts'
import { texts } from '../../framework/text/texts.ts'

export const floatingIpManifest: ResourceManifest = {
  type: 'OS::Neutron::FloatingIP',
  exported: true,
  names: texts('floatingIp', {
    one: 'Floating IP',
    other: 'Floating IPs',
  }),
  failureMessages: texts('floatingIp.failure', {
    list: 'Unable to retrieve floating IPs.',
    create: 'Unable to allocate new floating IP address.',
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
