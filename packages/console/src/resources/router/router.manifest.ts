import { Router } from 'lucide-react'
import type { ResourceManifest } from '../../framework/resource/manifest.ts'
import { typeNames } from '../../framework/text/common.messages.ts'

export const routerManifest: ResourceManifest = {
  type: 'OS::Neutron::Router',
  exported: true,
  names: {
    one: typeNames.router,
    other: typeNames.routers,
  },
  nav: { place: 'network/connect', icon: Router },
  services: ['network'],
  extensions: [{ of: 'network', alias: 'router' }],
  setting: ['OPENSTACK_NEUTRON_NETWORK', 'enable_router'],
  panels: {
    project: { path: '/project/routers', policy: [['network', 'get_router']] },
    admin: { path: '/admin/routers', filterFirst: 'admin.routers' },
  },
  dialogs: {
    create: 'create-router',
    'admin-create': 'admin-create-router',
    edit: 'edit-router',
    'set-gateway': 'set-gateway',
    'add-interface': 'add-interface',
    'add-route': 'add-static-route',
  },
}
