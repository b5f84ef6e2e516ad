import type { PageEntry } from '../framework/resource/registry.ts'
import {
  adminOverviewManifest,
  apiAccessManifest,
  apiDocsManifest,
  capacityManifest,
  cloudHomeManifest,
  createServerManifest,
  defaultsManifest,
  findingsManifest,
  homeManifest,
  meteringManifest,
  networkTopologyManifest,
  overviewManifest,
  reachabilityManifest,
  systemInfoManifest,
  templateGeneratorManifest,
  timelineManifest,
} from './pages.manifest.ts'

/** Pages that do not list one type; in the navigation they come before the lists of their group. */
export const pages: readonly PageEntry[] = [
  { ...homeManifest, page: async () => (await import('./home/HomePage.tsx')).HomePage },
  { ...cloudHomeManifest, page: async () => (await import('./cloud-home/CloudHomePage.tsx')).CloudHomePage },
  { ...apiAccessManifest, page: async () => (await import('./api-access/ApiAccessPage.tsx')).ApiAccessPage },
  { ...apiDocsManifest, page: async () => (await import('./api-docs/ApiDocsPage.tsx')).ApiDocsPage },
  { ...findingsManifest, page: async () => (await import('./findings/FindingsPage.tsx')).FindingsPage },
  { ...timelineManifest, page: async () => (await import('./timeline/TimelinePage.tsx')).TimelinePage },
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
