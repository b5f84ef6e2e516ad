import type { Extension } from '../../../framework/resource/manifest.ts'
import { useExtensions } from '../../../framework/resource/extensions.ts'
import { usePolicies } from '../../../framework/policy/policies.ts'

const EXTENSIONS = {
  snat: { of: 'network', alias: 'ext-gw-mode' },
  distributed: { of: 'network', alias: 'dvr' },
  ha: { of: 'network', alias: 'l3-ha' },
  zones: { of: 'network', alias: 'router_availability_zone' },
} as const satisfies Record<string, Extension>

const WANTED = Object.values(EXTENSIONS)

/** What may be chosen of a router here, new or not: what this Neutron can, and its rules allow. */
export function useRouterChoices(doing: 'create' | 'update', project?: string) {
  const has = useExtensions(WANTED)
  const allows = usePolicies()
  const target = project === undefined ? undefined : { project_id: project, tenant_id: project }
  const may = (what: keyof typeof EXTENSIONS, attribute: string) =>
    has(EXTENSIONS[what]) === true && allows([['network', `${doing}_router:${attribute}`]], target) === true
  return {
    maySnat: may('snat', 'external_gateway_info:enable_snat'),
    mayDistribute: may('distributed', 'distributed'),
    mayReplicate: may('ha', 'ha'),
    hasZones: has(EXTENSIONS.zones) === true,
  }
}
