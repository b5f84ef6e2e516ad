import { Plug } from 'lucide-react'
import type { PageManifest } from '../../framework/resource/registry.ts'
import { paths } from '../../paths.ts'
import { texts } from '../../framework/text/texts.ts'

const apiAccessNames = texts('apiAccess', { title: 'API Access' })

/** The endpoints of the services, and the data that other programs need to reach them. */
export const apiAccessManifest: PageManifest = {
  title: apiAccessNames.title,
  nav: { place: 'access/tools', icon: Plug },
  services: ['identity'],
  panels: { project: { path: paths.apiAccess() } },
}
