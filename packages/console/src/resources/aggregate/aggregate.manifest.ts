import { Layers } from 'lucide-react'
import type { ResourceManifest } from '../../framework/resource/manifest.ts'
import { texts } from '../../framework/text/texts.ts'

export const aggregateManifest: ResourceManifest = {
  type: 'OS::Nova::HostAggregate',
  names: texts('aggregate', {
    one: 'Host Aggregate',
    other: 'Host Aggregates',
  }),
  nav: { group: 'compute', icon: Layers },
  services: ['compute'],
  panels: { admin: { path: '/admin/aggregates', policy: [['compute', 'os_compute_api:os-aggregates:index']] } },
  dialogs: {
    create: 'create-host-aggregate',
    edit: 'edit-host-aggregate',
    'manage-hosts': 'manage-aggregate-hosts',
    'update-metadata': 'update-aggregate-metadata',
  },
}
