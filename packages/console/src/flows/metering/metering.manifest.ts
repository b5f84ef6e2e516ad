import { ChartLine } from 'lucide-react'
import type { PageManifest } from '../../framework/resource/registry.ts'
import { paths } from '../../paths.ts'
import { texts } from '../../framework/text/texts.ts'

const meteringNames = texts('metering', { title: 'Measured Usage' })

/** The measured usage of instances; only if a metering service exists. */
export const meteringManifest: PageManifest = {
  title: meteringNames.title,
  nav: { place: 'system/watch', icon: ChartLine },
  services: ['metric'],
  panels: { admin: { path: paths.metering(), policy: [['identity', 'admin_required']] } },
}
