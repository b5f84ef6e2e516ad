import { HardDrive } from 'lucide-react'
import type { ResourceManifest } from '../../framework/resource/manifest.ts'
import { texts } from '../../framework/text/texts.ts'
import { typeNames } from '../../framework/text/common.messages.ts'

export const hypervisorManifest: ResourceManifest = {
  type: 'OS::Nova::Hypervisor',
  names: texts('hypervisor', { one: typeNames.hypervisor, other: 'Hypervisors' }),
  nav: { place: 'compute/hosts', icon: HardDrive },
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
