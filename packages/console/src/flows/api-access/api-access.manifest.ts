import { Plug } from 'lucide-react'
import { defineMessages } from 'react-intl'
import type { PageManifest } from '../../framework/resource/registry.ts'
import { paths } from '../../paths.ts'

const apiAccessNames = defineMessages({
  title: { id: 'apiAccess.title', defaultMessage: 'API Access' },
})

/** The addresses of its dialogs and downloads. */
export const API_ACCESS = {
  view: 'view-credentials',
  openRc: 'download-openrc',
  cloudsYaml: 'download-clouds-yaml',
  ec2: 'ec2-credentials',
  recreateEc2: 'recreate-ec2-credentials',
} as const

/** The endpoints of the services, and the data that other programs need to reach them. */
export const apiAccessManifest: PageManifest = {
  title: apiAccessNames.title,
  nav: { group: null, icon: Plug },
  dialogs: Object.values(API_ACCESS),
  services: ['identity'],
  panels: { project: { path: paths.apiAccess() } },
}
