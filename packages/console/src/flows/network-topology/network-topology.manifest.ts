import { Waypoints } from 'lucide-react'
import type { PageManifest } from '../../framework/resource/page.ts'
import { paths } from '../../paths.ts'
import { networkTopologyNames } from './network-topology-names.messages.ts'

/** What is connected with what, drawn. */
export const networkTopologyManifest: PageManifest = {
  title: networkTopologyNames.title,
  nav: { group: 'network', icon: Waypoints },
  services: ['network'],
  panels: { project: { path: paths.networkTopology() } },
}
