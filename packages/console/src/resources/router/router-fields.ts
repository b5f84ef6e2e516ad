import { floatingIpEndpoints } from '@meridian/contract'
import { query } from '../../api/query.ts'
import { choicesOf } from '../../framework/forms/field-spec.ts'
import { usePolicies } from '../../framework/policy/policy-store.ts'
import { useExtensions } from '../../framework/resource/extensions.ts'
import type { Extension } from '../../framework/resource/manifest.ts'
import { distributedKinds, haKinds, routerFormMessages as messages, routerLabels } from './router-forms.messages.ts'

const EXTENSIONS = {
  snat: { of: 'network', alias: 'ext-gw-mode' },
  distributed: { of: 'network', alias: 'dvr' },
  ha: { of: 'network', alias: 'l3-ha' },
  zones: { of: 'network', alias: 'router_availability_zone' },
} as const satisfies Record<string, Extension>

const ALL_EXTENSIONS = Object.values(EXTENSIONS)

/** What the user may choose for a router: what the cloud supports, and the policy allows. */
export function useRouterChoices(operation: 'create' | 'update', project?: string) {
  const has = useExtensions(ALL_EXTENSIONS)
  const allows = usePolicies()
  const target = project === undefined ? undefined : { project_id: project, tenant_id: project }
  const may = (what: keyof typeof EXTENSIONS, attribute: string) =>
    has(EXTENSIONS[what]) === true && allows([['network', `${operation}_router:${attribute}`]], target) === true
  return {
    maySnat: may('snat', 'external_gateway_info:enable_snat'),
    mayDistribute: may('distributed', 'distributed'),
    mayReplicate: may('ha', 'ha'),
    hasZones: has(EXTENSIONS.zones) === true,
  }
}

/** The external network of a router, and SNAT; if the router must have a gateway, the only network is chosen. */
export const gatewayFields = (presetsOnlyOne = false) => ({
  external_network: {
    label: routerLabels.external_network,
    options: choicesOf({
      // The external networks are the pools of floating IPs.
      query: query(floatingIpEndpoints.floatingIpPoolList),
      placeholder: messages.selectNetwork,
      none: messages.noNetworks,
      presetsOnlyOne,
    }),
  },
  enable_snat: { label: routerLabels.enable_snat, hint: messages.snatHint },
})

/** The kind of a router, for users who may choose it. */
export const kindFields = {
  distributed: { label: routerLabels.distributed, words: distributedKinds },
  ha: { label: routerLabels.ha, words: haKinds },
}
