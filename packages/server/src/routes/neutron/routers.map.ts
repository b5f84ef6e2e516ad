import type { Router } from '@meridian/wire'
import { withState } from './attributes.map.ts'

/** A router with the name of its external network, if known. */
export const toRouter = (router: Router, networkNames: ReadonlyMap<string, string>) => {
  const { external_gateway_info: gateway, ...rest } = router
  return {
    ...withState(rest),
    external_gateway_info: gateway && {
      ...gateway,
      network_name: networkNames.get(gateway.network_id) || null,
    },
  }
}
