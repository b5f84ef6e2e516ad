import { ChartPie } from 'lucide-react'
import type { ResourceManifest } from '../../framework/resource/manifest.ts'
import { typeNames } from '../../framework/text/common.messages.ts'

export const subnetPoolManifest: ResourceManifest = {
  type: 'OS::Neutron::SubnetPool',
  names: {
    one: typeNames.subnetPool,
    other: typeNames.subnetPools,
  },
  nav: { place: 'network/plan', icon: ChartPie },
  services: ['network'],
  extensions: [{ of: 'network', alias: 'subnet_allocation' }],
  panels: { project: { path: '/project/subnet_pools', policy: [['network', 'get_subnetpool']] } },
  dialogs: { create: 'create-subnet-pool', edit: 'edit-subnet-pool' },
}
