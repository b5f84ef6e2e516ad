import { Gauge } from 'lucide-react'
import { defineMessages } from 'react-intl'
import type { ResourceManifest } from '../../../framework/resource/manifest.ts'

export const projectQuotaManifest: ResourceManifest = {
  type: 'OS::Keystone::ProjectQuota',
  names: defineMessages({
    one: { id: 'projectQuota.one', defaultMessage: 'Quotas of Project' },
    other: { id: 'projectQuota.other', defaultMessage: 'Quotas' },
  }),
  nav: { group: null, icon: Gauge },
  services: ['compute'],
  setting: ['OPENSTACK_HYPERVISOR_FEATURES', 'enable_quotas'],
  panels: {
    admin: {
      path: '/admin/quotas',
      policy: [
        ['identity', 'identity:list_projects'],
        ['compute', 'os_compute_api:os-quota-sets:detail'],
      ],
    },
  },
}
