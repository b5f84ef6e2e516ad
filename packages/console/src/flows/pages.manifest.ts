import {
  BookOpen,
  ChartColumn,
  ChartLine,
  Cloud,
  History,
  House,
  Info,
  LayoutDashboard,
  PencilLine,
  Plug,
  Route,
  ScanSearch,
  Server,
  SlidersHorizontal,
  Table,
  Waypoints,
} from 'lucide-react'
import type { PageManifest } from '../framework/resource/registry.ts'
import { words } from '../framework/text/common.messages.ts'
import { texts } from '../framework/text/texts.ts'
import { paths } from '../paths.ts'
import { VOLUME_SERVICES } from '../services/volume/volume-services.ts'

const homeNames = texts('home', { title: 'Home' })

/** The first page after sign-in: what needs attention in the project, its limits, its usage and its last changes. */
export const homeManifest: PageManifest = {
  title: homeNames.title,
  nav: { place: null, icon: House },
  services: ['compute', 'network', ...VOLUME_SERVICES],
  panels: { project: { path: paths.home() } },
}

const cloudHomeNames = texts('cloudHome', { title: 'Cloud home' })

/** The first page of administrators after sign-in: what is down, what failed, and what is filling up. */
export const cloudHomeManifest: PageManifest = {
  title: cloudHomeNames.title,
  nav: { place: null, icon: Cloud },
  services: ['identity'],
  panels: { admin: { path: paths.cloudHome() } },
}

const apiAccessNames = texts('apiAccess', { title: 'API Access' })

/** The endpoints of the services, and the data that other programs need to reach them. */
export const apiAccessManifest: PageManifest = {
  title: apiAccessNames.title,
  nav: { place: 'access/tools', icon: Plug },
  services: ['identity'],
  panels: { project: { path: paths.apiAccess() } },
}

/** The console's own API, below API Access. */
export const apiDocsManifest: PageManifest = {
  title: words.apiDocumentation,
  nav: { place: 'access/tools', icon: BookOpen },
  unlisted: true,
  services: ['identity'],
  panels: { project: { path: paths.apiDocs() } },
}

const overviewNames = texts('overview', { title: 'Usage' })

/** The project's limits and usage, for the services that exist. */
export const overviewManifest: PageManifest = {
  title: overviewNames.title,
  nav: { place: 'usage/used', icon: LayoutDashboard },
  services: ['compute', 'network', ...VOLUME_SERVICES],
  panels: { project: { path: paths.overview() } },
}

/** The usage of all projects: Horizon's overview for administrators, at its address. */
export const adminOverviewManifest: PageManifest = {
  title: overviewNames.title,
  nav: { place: 'system/watch', icon: ChartColumn },
  services: ['compute'],
  panels: {
    admin: {
      path: paths.adminOverview(),
      policy: [
        ['compute', 'context_is_admin'],
        ['compute', 'os_compute_api:os-simple-tenant-usage:list'],
      ],
    },
  },
}

const capacityNames = texts('capacity', { title: 'Capacity' })

/** Hosts and what still fits on them. */
export const capacityManifest: PageManifest = {
  title: capacityNames.title,
  nav: { place: 'system/watch', icon: Table },
  services: ['compute'],
  panels: { admin: { path: '/admin/capacity', policy: [['compute', 'os_compute_api:os-hypervisors:list-detail']] } },
}

/** A reachable server on one page, below the list of instances. */
export const createServerManifest: PageManifest = {
  title: words.createServer,
  nav: { place: 'compute/run', icon: Server },
  unlisted: true,
  services: ['compute'],
  panels: {
    project: { path: paths.createServer(), policy: [['compute', 'os_compute_api:servers:create']] },
  },
}

const networkTopologyNames = texts('topology', { title: 'Network Topology' })

/** A drawing of networks and devices. */
export const networkTopologyManifest: PageManifest = {
  title: networkTopologyNames.title,
  nav: { place: 'network/connect', icon: Waypoints },
  services: ['network'],
  panels: { project: { path: paths.networkTopology() } },
}

const reachabilityNames = texts('reach', { title: 'Reachability' })

/** Whether one end reaches another, and what is open to the world. */
export const reachabilityManifest: PageManifest = {
  title: reachabilityNames.title,
  nav: { place: 'network/reach', icon: Route },
  services: ['network'],
  panels: { project: { path: paths.reachability() } },
}

const generatorNames = texts('generator', { title: 'Template Generator' })

/** A canvas on which a template is put together. */
export const templateGeneratorManifest: PageManifest = {
  title: generatorNames.title,
  nav: { place: 'orchestration/look', icon: PencilLine },
  services: ['orchestration'],
  panels: {
    project: { path: paths.templateGenerator(), policy: [['orchestration', 'stacks:list_resource_types']] },
  },
}

const defaultsNames = texts('defaults', { title: 'Default Quotas' })

/** The quotas of projects without quotas of their own. */
export const defaultsManifest: PageManifest = {
  title: defaultsNames.title,
  nav: { place: 'system/give', icon: SlidersHorizontal },
  services: ['compute', 'network', ...VOLUME_SERVICES],
  panels: { admin: { path: paths.defaults(), policy: [['compute', 'context_is_admin']] } },
}

const systemInfoNames = texts('systemInfo', { title: 'System Information' })

/** The services of the cloud and their state. */
export const systemInfoManifest: PageManifest = {
  title: systemInfoNames.title,
  nav: { place: 'system/watch', icon: Info },
  services: ['identity'],
  panels: { admin: { path: paths.systemInfo(), policy: [['identity', 'admin_required']] } },
}

const meteringNames = texts('metering', { title: 'Measured Usage' })

/** The measured usage of instances; only if a metering service exists. */
export const meteringManifest: PageManifest = {
  title: meteringNames.title,
  nav: { place: 'system/watch', icon: ChartLine },
  services: ['metric'],
  panels: { admin: { path: paths.metering(), policy: [['identity', 'admin_required']] } },
}

const findingsNames = texts('findings', { title: 'Findings' })

/** What is wasted in the project, what may go wrong, what does not fit, and what is untidy. */
export const findingsManifest: PageManifest = {
  title: findingsNames.title,
  nav: { place: 'usage/used', icon: ScanSearch },
  services: ['compute', 'network', ...VOLUME_SERVICES],
  panels: { project: { path: paths.findings() } },
}

const timelineNames = texts('timeline', { title: 'Timeline' })

/** What happened in the project, when, by whom and how it went. */
export const timelineManifest: PageManifest = {
  title: timelineNames.title,
  nav: { place: 'usage/used', icon: History },
  services: ['compute', 'network', ...VOLUME_SERVICES],
  panels: { project: { path: paths.timeline() } },
}
