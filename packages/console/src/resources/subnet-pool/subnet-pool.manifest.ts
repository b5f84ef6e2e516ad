import { ChartPie } from 'lucide-react'
import { defineMessages } from 'react-intl'
import type { ResourceManifest } from '../../framework/resource/manifest.ts'

export const subnetPoolManifest: ResourceManifest = {
  type: 'OS::Neutron::SubnetPool',
  names: defineMessages({
    one: { id: 'subnetPool.one', defaultMessage: 'Subnet Pool' },
    other: { id: 'subnetPool.other', defaultMessage: 'Subnet Pools' },
  }),
  nav: { group: 'network', icon: ChartPie },
  services: ['network'],
  extensions: [{ of: 'network', alias: 'subnet_allocation' }],
  panels: { project: { path: '/project/subnet_pools', policy: [['network', 'get_subnetpool']] } },
  dialogs: { create: 'create-subnet-pool', edit: 'edit-subnet-pool' },
}
