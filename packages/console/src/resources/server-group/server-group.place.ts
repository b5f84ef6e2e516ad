import { Boxes } from 'lucide-react'
import type { ResourcePlace } from '../../framework/resource/define-resource.ts'
import { paths } from '../../paths.ts'
import { serverGroupNames, serverGroupUnable } from './server-group-names.messages.ts'

export const serverGroupPlace: ResourcePlace = {
  type: 'OS::Nova::ServerGroup',
  names: serverGroupNames,
  unable: serverGroupUnable,
  nav: { group: 'compute', icon: Boxes },
  services: ['compute'],
  panels: {
    project: { path: paths.serverGroups(), policy: [['compute', 'os_compute_api:os-server-groups:index']] },
  },
  modalNames: ['create-server-group'],
}
