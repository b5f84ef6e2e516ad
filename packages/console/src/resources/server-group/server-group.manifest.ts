import { Boxes } from 'lucide-react'
import type { ResourceManifest } from '../../framework/resource/manifest.ts'
import { texts } from '../../framework/text/texts.ts'
import { typeNames } from '../../framework/text/common.messages.ts'

export const serverGroupManifest: ResourceManifest = {
  type: 'OS::Nova::ServerGroup',
  names: texts('serverGroup', { one: 'Server Group', other: typeNames.serverGroups }),
  failureMessages: texts('serverGroup.failure', { list: 'Unable to retrieve server groups.' }),
  nav: { place: 'compute/run', icon: Boxes },
  services: ['compute'],
  panels: {
    project: { path: '/project/server_groups', policy: [['compute', 'os_compute_api:os-server-groups:index']] },
    admin: {
      path: '/admin/server_groups',
      policy: [['compute', 'os_compute_api:os-server-groups:index:all_projects']],
    },
  },
  dialogs: { create: 'create-server-group' },
}
