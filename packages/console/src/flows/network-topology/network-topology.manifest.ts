import { Waypoints } from 'lucide-react'
import type { PageManifest } from '../../framework/resource/registry.ts'
import { paths } from '../../paths.ts'
import { texts } from '../../framework/text/texts.ts'

export const networkTopologyNames = texts('topology', { title: 'Network Topology' })

/** A drawing of networks and devices. */
export const networkTopologyManifest: PageManifest = {
  title: networkTopologyNames.title,
  nav: { place: 'network/connect', icon: Waypoints },
  services: ['network'],
  panels: { project: { path: paths.networkTopology() } },
}
