import { Info } from 'lucide-react'
import { defineMessages } from 'react-intl'
import type { PageManifest } from '../../framework/resource/registry.ts'
import { paths } from '../../paths.ts'

const systemInfoNames = defineMessages({
  title: { id: 'systemInfo.title', defaultMessage: 'System Information' },
})

/** The services of the cloud and their state. */
export const systemInfoManifest: PageManifest = {
  title: systemInfoNames.title,
  nav: { group: 'system', icon: Info },
  services: ['identity'],
  panels: { admin: { path: paths.systemInfo(), policy: [['identity', 'admin_required']] } },
}
