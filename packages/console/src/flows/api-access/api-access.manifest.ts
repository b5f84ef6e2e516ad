import { Plug } from 'lucide-react'
import type { PageManifest } from '../../framework/resource/page.ts'
import { paths } from '../../paths.ts'
import { apiAccessNames } from './api-access-names.messages.ts'

/** Where the services are, and what other programs need to reach them. */
export const apiAccessManifest: PageManifest = {
  title: apiAccessNames.title,
  nav: { group: null, icon: Plug },
  services: ['identity'],
  panels: { project: { path: paths.apiAccess() } },
}
