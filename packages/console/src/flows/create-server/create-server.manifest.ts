import { Server } from 'lucide-react'
import type { PageManifest } from '../../framework/resource/registry.ts'
import { paths } from '../../paths.ts'
import { words } from '../../framework/text/common.messages.ts'

/** A reachable server on one page, below the list of instances. */
export const createServerManifest: PageManifest = {
  title: words.createServer,
  nav: { place: 'compute/run', icon: Server },
  unlisted: true,
  services: ['compute'],
  panels: {
    project: { path: paths.createServer(), policy: [['compute', 'os_compute_api:servers:create']] },
  },
}
