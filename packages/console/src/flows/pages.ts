import type { PageEntry } from '../framework/resource/registry.ts'
import { apiAccessManifest } from './api-access/api-access.manifest.ts'
import { apiDocsManifest } from './api-docs/api-docs.manifest.ts'
import { capacityManifest } from './capacity/capacity.manifest.ts'
import { cloudHomeManifest } from './cloud-home/cloud-home.manifest.ts'
import { createServerManifest } from './create-server/create-server.manifest.ts'
import { defaultsManifest } from './defaults/defaults.manifest.ts'
import { findingsManifest } from './findings/findings.manifest.ts'
import { homeManifest } from './home/home.manifest.ts'
import { meteringManifest } from './metering/metering.manifest.ts'
import { networkTopologyManifest } from './network-topology/network-topology.manifest.ts'
import { adminOverviewManifest, overviewManifest } from './overview/overview.manifest.ts'
import { reachabilityManifest } from './reachability/reachability.manifest.ts'
import { systemInfoManifest } from './system-info/system-info.manifest.ts'
import { templateGeneratorManifest } from './template-generator/template-generator.manifest.ts'

/** Pages that do not list one type; in the navigation they come before the lists of their group. */
export const pages: readonly PageEntry[] = [
  { ...homeManifest, page: async () => (await import('./home/HomePage.tsx')).HomePage },
  { ...cloudHomeManifest, page: async () => (await import('./cloud-home/CloudHomePage.tsx')).CloudHomePage },
  { ...apiAccessManifest, page: async () => (await import('./api-access/ApiAccessPage.tsx')).ApiAccessPage },
  { ...apiDocsManifest, page: async () => (await import('./api-docs/ApiDocsPage.tsx')).ApiDocsPage },
  { ...findingsManifest, page: async () => (await import('./findings/FindingsPage.tsx')).FindingsPage },
  { ...overviewManifest, page: async () => (await import('./overview/OverviewPage.tsx')).OverviewPage },
  { ...adminOverviewManifest, page: async () => (await import('./overview/AdminOverviewPage.tsx')).AdminOverviewPage },
  { ...capacityManifest, page: async () => (await import('./capacity/CapacityPage.tsx')).CapacityPage },
  {
    ...createServerManifest,
    page: async () => (await import('./create-server/CreateServerPage.tsx')).CreateServerPage,
  },
  { ...networkTopologyManifest, page: async () => (await import('./network-topology/TopologyPage.tsx')).TopologyPage },
  { ...reachabilityManifest, page: async () => (await import('./reachability/ReachabilityPage.tsx')).ReachabilityPage },
  {
    ...templateGeneratorManifest,
    page: async () => (await import('./template-generator/TemplateGeneratorPage.tsx')).TemplateGeneratorPage,
  },
  { ...defaultsManifest, page: async () => (await import('./defaults/DefaultsPage.tsx')).DefaultsPage },
  { ...systemInfoManifest, page: async () => (await import('./system-info/SystemInfoPage.tsx')).SystemInfoPage },
  { ...meteringManifest, page: async () => (await import('./metering/MeteringPage.tsx')).MeteringPage },
]
