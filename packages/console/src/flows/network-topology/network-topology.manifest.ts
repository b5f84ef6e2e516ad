import { Waypoints } from 'lucide-react'
import { defineMessages } from 'react-intl'
import type { PageManifest } from '../../framework/resource/registry.ts'
import { paths } from '../../paths.ts'

export const networkTopologyNames = defineMessages({
  title: { id: 'topology.title', defaultMessage: 'Network Topology' },
})

/** A drawing of networks and devices. */
export const networkTopologyManifest: PageManifest = {
  title: networkTopologyNames.title,
  nav: { group: 'network', icon: Waypoints },
  services: ['network'],
  panels: { project: { path: paths.networkTopology() } },
}
