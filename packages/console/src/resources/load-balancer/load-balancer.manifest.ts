import { Scale } from 'lucide-react'
import type { ResourceManifest } from '../../framework/resource/manifest.ts'
import { texts } from '../../framework/text/texts.ts'

export const loadBalancerManifest: ResourceManifest = {
  type: 'OS::Octavia::LoadBalancer',
  names: texts('loadBalancer', { one: 'Load Balancer', other: 'Load Balancers' }),
  nav: { place: 'network/reach', icon: Scale },
  services: ['load-balancer'],
  panels: {
    project: {
      path: '/project/load_balancer',
      policy: [['load-balancer', 'os_load-balancer_api:loadbalancer:get_all']],
    },
  },
  dialogs: {
    create: 'create-load-balancer',
    edit: 'edit-load-balancer',
    listener: 'balancer-listener',
    pool: 'balancer-pool',
    monitor: 'balancer-monitor',
    policy: 'balancer-l7-policy',
    rule: 'balancer-l7-rule',
    members: 'balancer-members',
  },
}
