import { Table } from 'lucide-react'
import { defineMessages } from 'react-intl'
import type { PageManifest } from '../../framework/resource/registry.ts'

const capacityNames = defineMessages({
  title: { id: 'capacity.title', defaultMessage: 'Capacity' },
})

/** Hosts and what still fits on them. */
export const capacityManifest: PageManifest = {
  title: capacityNames.title,
  nav: { group: null, icon: Table },
  services: ['compute'],
  panels: { admin: { path: '/admin/capacity', policy: [['compute', 'os_compute_api:os-hypervisors:list-detail']] } },
}
