import { ChartLine } from 'lucide-react'
import type { PageManifest } from '../../framework/resource/page.ts'
import { paths } from '../../paths.ts'
import { meteringNames } from './metering-names.messages.ts'

/** What instances used, as it was measured: only where something measures. */
export const meteringManifest: PageManifest = {
  title: meteringNames.title,
  nav: { group: 'system', icon: ChartLine },
  services: ['metric'],
  panels: { admin: { path: paths.metering(), policy: [['identity', 'admin_required']] } },
}
