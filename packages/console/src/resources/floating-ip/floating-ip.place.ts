import { Globe } from 'lucide-react'
import type { ResourcePlace } from '../../framework/resource/define-resource.ts'
import { paths } from '../../paths.ts'
import { floatingIpNames, floatingIpUnable } from './floating-ip-names.messages.ts'

export const floatingIpPlace: ResourcePlace = {
  type: 'OS::Neutron::FloatingIP',
  names: floatingIpNames,
  unable: floatingIpUnable,
  nav: { group: 'network', icon: Globe },
  services: ['network'],
  extensions: [{ of: 'network', alias: 'router' }],
  setting: ['OPENSTACK_NEUTRON_NETWORK', 'enable_router'],
  panels: {
    project: { path: paths.floatingIps(), policy: [['network', 'get_floatingip']] },
    admin: { path: paths.adminFloatingIps() },
  },
  modalNames: ['allocate-floating-ip', 'admin-allocate-floating-ip', 'associate-address'],
}
