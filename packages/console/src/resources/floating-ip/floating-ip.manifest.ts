import { Globe } from 'lucide-react'
import type { ResourceManifest } from '../../framework/resource/manifest.ts'
import { paths } from '../../paths.ts'
import { floatingIpNames, floatingIpFailures } from './floating-ip-names.messages.ts'

export const floatingIpManifest: ResourceManifest = {
  type: 'OS::Neutron::FloatingIP',
  names: floatingIpNames,
  failureMessages: floatingIpFailures,
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
