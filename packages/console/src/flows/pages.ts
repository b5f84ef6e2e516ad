import type { PageEntry } from '../framework/resource/registry.ts'
import { apiAccessManifest } from './api-access/api-access.manifest.ts'
import { homeManifest } from './home/home.manifest.ts'
import { meteringManifest } from './metering/metering.manifest.ts'
import { networkTopologyManifest } from './network-topology/network-topology.manifest.ts'
import { adminOverviewManifest, overviewManifest } from './overview/overview.manifest.ts'

/** Pages that do not list one type; in the navigation they come before the lists of their group. */
export const pages: readonly PageEntry[] = [
  { ...homeManifest, page: async () => (await import('./home/HomePage.tsx')).HomePage },
  { ...apiAccessManifest, page: async () => (await import('./api-access/ApiAccessPage.tsx')).ApiAccessPage },
  { ...overviewManifest, page: async () => (await import('./overview/OverviewPage.tsx')).OverviewPage },
  { ...adminOverviewManifest, page: async () => (await import('./overview/AdminOverviewPage.tsx')).AdminOverviewPage },
  { ...networkTopologyManifest, page: async () => (await import('./network-topology/TopologyPage.tsx')).TopologyPage },
  { ...meteringManifest, page: async () => (await import('./metering/MeteringPage.tsx')).MeteringPage },
]
