import { ArrowRightLeft } from 'lucide-react'
import { defineMessages } from 'react-intl'
import type { ResourceManifest } from '../../framework/resource/manifest.ts'

export const migrationManifest: ResourceManifest = {
  type: 'OS::Nova::Migration',
  names: defineMessages({
    one: { id: 'migration.one', defaultMessage: 'Migration' },
    other: { id: 'migration.other', defaultMessage: 'Migrations' },
  }),
  nav: { group: 'compute', icon: ArrowRightLeft },
  services: ['compute'],
  panels: { admin: { path: '/admin/migrations', policy: [['compute', 'os_compute_api:os-migrations:index']] } },
}
