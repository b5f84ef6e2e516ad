import { House } from 'lucide-react'
import { defineMessages } from 'react-intl'
import type { PageManifest } from '../../framework/resource/registry.ts'
import { VOLUME_SERVICES } from '../../framework/session/services.ts'
import { paths } from '../../paths.ts'

const homeNames = defineMessages({
  title: { id: 'home.title', defaultMessage: 'Home' },
})

/** The first page after sign-in: what needs attention in the project, its limits, its usage and its last changes. */
export const homeManifest: PageManifest = {
  title: homeNames.title,
  nav: { group: null, icon: House },
  services: ['compute', 'network', ...VOLUME_SERVICES],
  panels: { project: { path: paths.home() } },
}
