import { House } from 'lucide-react'
import type { PageManifest } from '../../framework/resource/registry.ts'
import { VOLUME_SERVICES } from '../../services/volume/volume-services.ts'
import { paths } from '../../paths.ts'
import { texts } from '../../framework/text/texts.ts'

const homeNames = texts('home', { title: 'Home' })

/** The first page after sign-in: what needs attention in the project, its limits, its usage and its last changes. */
export const homeManifest: PageManifest = {
  title: homeNames.title,
  nav: { place: null, icon: House },
  services: ['compute', 'network', ...VOLUME_SERVICES],
  panels: { project: { path: paths.home() } },
}
