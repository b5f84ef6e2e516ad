import { Layers } from 'lucide-react'
import type { ResourceManifest } from '../../framework/resource/manifest.ts'
import { typeNames } from '../../framework/text/common.messages.ts'

export const aggregateManifest: ResourceManifest = {
  type: 'OS::Nova::HostAggregate',
  names: {
    one: typeNames.hostAggregate,
    other: typeNames.hostAggregates,
  },
  nav: { place: 'compute/hosts', icon: Layers },
  services: ['compute'],
  panels: { admin: { path: '/admin/aggregates', policy: [['compute', 'os_compute_api:os-aggregates:index']] } },
  dialogs: {
    create: 'create-host-aggregate',
    edit: 'edit-host-aggregate',
    'manage-hosts': 'manage-aggregate-hosts',
    'update-metadata': 'update-aggregate-metadata',
  },
}
