import { ChartPie } from 'lucide-react'
import type { ResourceManifest } from '../../framework/resource/manifest.ts'
import { texts } from '../../framework/text/texts.ts'

export const subnetPoolManifest: ResourceManifest = {
  type: 'OS::Neutron::SubnetPool',
  names: texts('subnetPool', {
    one: 'Subnet Pool',
    other: 'Subnet Pools',
  }),
  nav: { group: 'network', icon: ChartPie },
  services: ['network'],
  extensions: [{ of: 'network', alias: 'subnet_allocation' }],
  panels: { project: { path: '/project/subnet_pools', policy: [['network', 'get_subnetpool']] } },
  dialogs: { create: 'create-subnet-pool', edit: 'edit-subnet-pool' },
}
