import { SlidersHorizontal } from 'lucide-react'
import type { PageManifest } from '../../framework/resource/registry.ts'
import { VOLUME_SERVICES } from '../../services/volume/volume-services.ts'
import { paths } from '../../paths.ts'
import { texts } from '../../framework/text/texts.ts'

const defaultsNames = texts('defaults', { title: 'Default Quotas' })

/** The quotas of projects without quotas of their own. */
export const defaultsManifest: PageManifest = {
  title: defaultsNames.title,
  nav: { place: 'system/give', icon: SlidersHorizontal },
  services: ['compute', 'network', ...VOLUME_SERVICES],
  panels: { admin: { path: paths.defaults(), policy: [['compute', 'context_is_admin']] } },
}
