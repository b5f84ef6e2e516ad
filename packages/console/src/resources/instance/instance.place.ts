import { Server } from 'lucide-react'
import type { ResourcePlace } from '../../framework/resource/define-resource.ts'
import { paths } from '../../paths.ts'
import { INSTANCE_DIALOGS } from './instance-dialogs.ts'
import { INSTANCE_TYPE } from './instance-label.ts'
import { instanceNames, instanceUnable } from './instance-names.messages.ts'

export const instancePlace: ResourcePlace = {
  type: INSTANCE_TYPE,
  names: instanceNames,
  unable: instanceUnable,
  nav: { group: 'compute', icon: Server },
  services: ['compute'],
  panels: {
    project: { path: paths.instances() },
    admin: { path: paths.adminInstances(), policy: [['compute', 'context_is_admin']], filterFirst: 'admin.instances' },
  },
  modalNames: [...INSTANCE_DIALOGS, 'update-instance-metadata'],
}
