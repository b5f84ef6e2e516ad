import { Server } from 'lucide-react'
import type { ResourceManifest } from '../../framework/resource/manifest.ts'
import { paths } from '../../paths.ts'
import { INSTANCE_DIALOGS } from './instance-dialogs.ts'
import { INSTANCE_TYPE } from './instance-label.ts'
import { instanceNames, instanceFailures } from './instance-names.messages.ts'

export const instanceManifest: ResourceManifest = {
  type: INSTANCE_TYPE,
  names: instanceNames,
  failureMessages: instanceFailures,
  nav: { group: 'compute', icon: Server },
  services: ['compute'],
  panels: {
    project: { path: paths.instances() },
    admin: { path: paths.adminInstances(), policy: [['compute', 'context_is_admin']], filterFirst: 'admin.instances' },
  },
  modalNames: [...INSTANCE_DIALOGS, 'update-instance-metadata'],
}
