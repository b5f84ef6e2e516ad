import { Boxes } from 'lucide-react'
import type { ResourceManifest } from '../../framework/resource/define-resource.ts'
import { paths } from '../../paths.ts'
import { serverGroupNames, serverGroupFailures } from './server-group-names.messages.ts'

export const serverGroupManifest: ResourceManifest = {
  type: 'OS::Nova::ServerGroup',
  names: serverGroupNames,
  failureMessages: serverGroupFailures,
  nav: { group: 'compute', icon: Boxes },
  services: ['compute'],
  panels: {
    project: { path: paths.serverGroups(), policy: [['compute', 'os_compute_api:os-server-groups:index']] },
  },
  modalNames: ['create-server-group'],
}
