import type { PageEntry } from '../framework/resource/page.ts'
import { apiAccessPlace } from './api-access/api-access.place.ts'
import { meteringPlace } from './metering/metering.place.ts'
import { networkTopologyPlace } from './network-topology/network-topology.place.ts'
import { adminOverviewPlace, overviewPlace } from './overview/overview.place.ts'

/** Pages that are no list of one type: each is one entry here, and stands in its group before the lists. */
export const pages: readonly PageEntry[] = [
  { ...apiAccessPlace, page: async () => (await import('./api-access/ApiAccessPage.tsx')).ApiAccessPage },
  { ...overviewPlace, page: async () => (await import('./overview/OverviewPage.tsx')).OverviewPage },
  { ...adminOverviewPlace, page: async () => (await import('./overview/AdminOverviewPage.tsx')).AdminOverviewPage },
  { ...networkTopologyPlace, page: async () => (await import('./network-topology/TopologyPage.tsx')).TopologyPage },
  { ...meteringPlace, page: async () => (await import('./metering/MeteringPage.tsx')).MeteringPage },
]
