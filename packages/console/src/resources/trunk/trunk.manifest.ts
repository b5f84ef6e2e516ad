import { GitMerge } from 'lucide-react'
import type { ResourceManifest } from '../../framework/resource/manifest.ts'
import { paths } from '../../paths.ts'
import { trunkNames, trunkFailures } from './trunk-names.messages.ts'

export const trunkManifest: ResourceManifest = {
  type: 'OS::Neutron::Trunk',
  names: trunkNames,
  failureMessages: trunkFailures,
  nav: { group: 'network', icon: GitMerge },
  services: ['network'],
  extensions: [{ of: 'network', alias: 'trunk' }],
  panels: {
    project: { path: paths.trunks(), policy: [['network', 'get_trunk']] },
    admin: { path: paths.adminTrunks(), policy: [['network', 'context_is_admin']] },
  },
  modalNames: ['create-trunk', 'edit-trunk'],
}
