import { Network } from 'lucide-react'
import type { ResourceManifest } from '../../framework/resource/manifest.ts'
import { paths } from '../../paths.ts'
import { NETWORK_TYPE } from './network-label.ts'
import { networkNames } from './network-names.messages.ts'

export const networkManifest: ResourceManifest = {
  type: NETWORK_TYPE,
  names: networkNames,
  nav: { group: 'network', icon: Network },
  services: ['network'],
  panels: { project: { path: paths.networks() } },
  modalNames: ['edit-network'],
}
