import { Boxes } from 'lucide-react'
import { defineMessages } from 'react-intl'
import type { ResourceManifest } from '../../framework/resource/manifest.ts'

export const serverGroupManifest: ResourceManifest = {
  type: 'OS::Nova::ServerGroup',
  names: defineMessages({
    one: { id: 'serverGroup.one', defaultMessage: 'Server Group' },
    other: { id: 'serverGroup.other', defaultMessage: 'Server Groups' },
  }),
  failureMessages: defineMessages({
    list: { id: 'serverGroup.failure.list', defaultMessage: 'Unable to retrieve server groups.' },
  }),
  nav: { group: 'compute', icon: Boxes },
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
