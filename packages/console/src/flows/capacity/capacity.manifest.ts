import { Table } from 'lucide-react'
import type { PageManifest } from '../../framework/resource/registry.ts'
import { texts } from '../../framework/text/texts.ts'

const capacityNames = texts('capacity', { title: 'Capacity' })

/** Hosts and what still fits on them. */
export const capacityManifest: PageManifest = {
  title: capacityNames.title,
  nav: { place: 'system/watch', icon: Table },
  services: ['compute'],
  panels: { admin: { path: '/admin/capacity', policy: [['compute', 'os_compute_api:os-hypervisors:list-detail']] } },
}
