import { HardDrive } from 'lucide-react'
import { defineMessages } from 'react-intl'
import type { ResourceManifest } from '../../framework/resource/manifest.ts'

export const hypervisorManifest: ResourceManifest = {
  type: 'OS::Nova::Hypervisor',
  names: defineMessages({
    one: { id: 'hypervisor.one', defaultMessage: 'Hypervisor' },
    other: { id: 'hypervisor.other', defaultMessage: 'Hypervisors' },
  }),
  nav: { group: 'compute', icon: HardDrive },
  services: ['compute'],
  panels: {
    admin: { path: '/admin/hypervisors', policy: [['compute', 'os_compute_api:os-hypervisors:list-detail']] },
  },
  dialogs: {
    'disable-service': 'disable-compute-service',
    migrate: 'migrate-host',
    evacuate: 'evacuate-host',
  },
}
