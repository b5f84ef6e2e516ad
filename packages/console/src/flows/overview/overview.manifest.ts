import { ChartColumn, LayoutDashboard } from 'lucide-react'
import type { PageManifest } from '../../framework/resource/registry.ts'
import { VOLUME_SERVICES } from '../../services/volume/volume-services.ts'
import { paths } from '../../paths.ts'
import { texts } from '../../framework/text/texts.ts'

const overviewNames = texts('overview', { title: 'Usage' })

/** The project's limits and usage, for the services that exist. */
export const overviewManifest: PageManifest = {
  title: overviewNames.title,
  nav: { place: 'usage/used', icon: LayoutDashboard },
  services: ['compute', 'network', ...VOLUME_SERVICES],
  panels: { project: { path: paths.overview() } },
}

/** The usage of all projects: Horizon's overview for administrators, at its address. */
export const adminOverviewManifest: PageManifest = {
  title: overviewNames.title,
  nav: { place: 'system/watch', icon: ChartColumn },
  services: ['compute'],
  panels: {
    admin: {
      path: paths.adminOverview(),
      policy: [
        ['compute', 'context_is_admin'],
        ['compute', 'os_compute_api:os-simple-tenant-usage:list'],
      ],
    },
  },
}
