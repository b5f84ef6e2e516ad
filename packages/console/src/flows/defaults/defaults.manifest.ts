import { SlidersHorizontal } from 'lucide-react'
import { defineMessages } from 'react-intl'
import type { PageManifest } from '../../framework/resource/registry.ts'
import { VOLUME_SERVICES } from '../../framework/session/services.ts'
import { paths } from '../../paths.ts'

const defaultsNames = defineMessages({
  title: { id: 'defaults.title', defaultMessage: 'Defaults' },
})

/** The quotas of projects without quotas of their own. */
export const defaultsManifest: PageManifest = {
  title: defaultsNames.title,
  nav: { group: 'system', icon: SlidersHorizontal },
  services: ['compute', 'network', ...VOLUME_SERVICES],
  panels: { admin: { path: paths.defaults(), policy: [['compute', 'context_is_admin']] } },
}
