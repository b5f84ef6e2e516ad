import { ScanSearch } from 'lucide-react'
import type { PageManifest } from '../../framework/resource/registry.ts'
import { VOLUME_SERVICES } from '../../services/volume/volume-services.ts'
import { paths } from '../../paths.ts'
import { texts } from '../../framework/text/texts.ts'

const findingsNames = texts('findings', { title: 'Findings' })

/** What is wasted in the project, what may go wrong, what does not fit, and what is untidy. */
export const findingsManifest: PageManifest = {
  title: findingsNames.title,
  nav: { place: 'usage/used', icon: ScanSearch },
  services: ['compute', 'network', ...VOLUME_SERVICES],
  panels: { project: { path: paths.findings() } },
}
