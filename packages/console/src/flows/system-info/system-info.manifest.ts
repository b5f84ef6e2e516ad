import { Info } from 'lucide-react'
import type { PageManifest } from '../../framework/resource/registry.ts'
import { paths } from '../../paths.ts'
import { texts } from '../../framework/text/texts.ts'

const systemInfoNames = texts('systemInfo', { title: 'System Information' })

/** The services of the cloud and their state. */
export const systemInfoManifest: PageManifest = {
  title: systemInfoNames.title,
  nav: { place: 'system/watch', icon: Info },
  services: ['identity'],
  panels: { admin: { path: paths.systemInfo(), policy: [['identity', 'admin_required']] } },
}
