import { Router } from 'lucide-react'
import type { ResourceManifest } from '../../framework/resource/manifest.ts'
import { paths } from '../../paths.ts'
import { ROUTER_TYPE } from './router-label.ts'
import { routerNames } from './router-names.messages.ts'

export const routerManifest: ResourceManifest = {
  type: ROUTER_TYPE,
  names: routerNames,
  nav: { group: 'network', icon: Router },
  services: ['network'],
  extensions: [{ of: 'network', alias: 'router' }],
  setting: ['OPENSTACK_NEUTRON_NETWORK', 'enable_router'],
  panels: {
    project: { path: paths.routers(), policy: [['network', 'get_router']] },
    admin: { path: paths.adminRouters(), filterFirst: 'admin.routers' },
  },
  modalNames: [
    'create-router',
    'admin-create-router',
    'edit-router',
    'set-gateway',
    'add-interface',
    'add-static-route',
  ],
}
