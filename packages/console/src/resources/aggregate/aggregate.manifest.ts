import { Layers } from 'lucide-react'
import { defineMessages } from 'react-intl'
import type { ResourceManifest } from '../../framework/resource/manifest.ts'

export const aggregateManifest: ResourceManifest = {
  type: 'OS::Nova::HostAggregate',
  names: defineMessages({
    one: { id: 'aggregate.one', defaultMessage: 'Host Aggregate' },
    other: { id: 'aggregate.other', defaultMessage: 'Host Aggregates' },
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
