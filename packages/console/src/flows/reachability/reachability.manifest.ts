import { Route } from 'lucide-react'
import type { PageManifest } from '../../framework/resource/registry.ts'
import { paths } from '../../paths.ts'
import { texts } from '../../framework/text/texts.ts'

const reachabilityNames = texts('reach', { title: 'Reachability' })

/** Whether one end reaches another, and what is open to the world. */
export const reachabilityManifest: PageManifest = {
  title: reachabilityNames.title,
  nav: { place: 'network/reach', icon: Route },
  services: ['network'],
  panels: { project: { path: paths.reachability() } },
}
