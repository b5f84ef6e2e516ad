import { Gauge } from 'lucide-react'
import type { ResourceManifest } from '../../../framework/resource/manifest.ts'
import { texts } from '../../../framework/text/texts.ts'
import { typeNames } from '../../../framework/text/common.messages.ts'

export const projectQuotaManifest: ResourceManifest = {
  type: 'OS::Keystone::ProjectQuota',
  names: texts('projectQuota', { one: 'Quotas of Project', other: typeNames.quotas }),
  nav: { place: 'system/give', icon: Gauge },
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
