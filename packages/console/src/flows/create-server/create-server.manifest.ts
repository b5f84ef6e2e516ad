import { Server } from 'lucide-react'
import type { PageManifest } from '../../framework/resource/registry.ts'
import { paths } from '../../paths.ts'
import { texts } from '../../framework/text/texts.ts'

export const createServerNames = texts('createServer', {
  title: 'Create server',
})

/** A reachable server on one page, below the list of instances. */
export const createServerManifest: PageManifest = {
  title: createServerNames.title,
  nav: { group: 'compute', icon: Server },
  unlisted: true,
  services: ['compute'],
  panels: {
    project: { path: paths.createServer(), policy: [['compute', 'os_compute_api:servers:create']] },
  },
}
