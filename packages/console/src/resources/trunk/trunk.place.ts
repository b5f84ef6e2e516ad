import { GitMerge } from 'lucide-react'
import type { ResourcePlace } from '../../framework/resource/define-resource.ts'
import { paths } from '../../paths.ts'
import { trunkNames, trunkUnable } from './trunk-names.messages.ts'

export const trunkPlace: ResourcePlace = {
  type: 'OS::Neutron::Trunk',
  names: trunkNames,
  unable: trunkUnable,
  nav: { group: 'network', icon: GitMerge },
  services: ['network'],
  extensions: [{ of: 'network', alias: 'trunk' }],
  panels: {
    project: { path: paths.trunks(), policy: [['network', 'get_trunk']] },
    admin: { path: paths.adminTrunks(), policy: [['network', 'context_is_admin']] },
  },
  modalNames: ['create-trunk', 'edit-trunk'],
}
