import { ArrowRightLeft } from 'lucide-react'
import type { ResourceManifest } from '../../framework/resource/manifest.ts'
import { texts } from '../../framework/text/texts.ts'

export const migrationManifest: ResourceManifest = {
  type: 'OS::Nova::Migration',
  names: texts('migration', { one: 'Migration', other: 'Migrations' }),
  nav: { place: 'compute/hosts', icon: ArrowRightLeft },
  services: ['compute'],
  panels: { admin: { path: '/admin/migrations', policy: [['compute', 'os_compute_api:os-migrations:index']] } },
}
