import type { HostRoute } from '@meridian/wire'
import { repr } from '../../../core/errors/invalid.ts'
import type { Call } from '../../../core/service/api.ts'
import { contains, parseCidr } from '../address/cidr.ts'
import { parseIp } from '../address/ip.ts'
import { named } from '../faults.ts'
import * as ports from '../ports/store.ts'
import { subnetsOf } from './interfaces.ts'
import type { RouterRow } from './store.ts'

const MAX_ROUTES = 30

/** Throws unless the router can reach each next hop. */
export function checkRoutes(call: Call, router: RouterRow, routes: readonly HostRoute[]): void {
  if (routes.length > MAX_ROUTES) {
    const message = `Unable to complete operation for ${router.id}. The number of routes exceeds the maximum ${MAX_ROUTES}.`
    throw named.badRequest('RoutesExhausted', message)
  }
  const refuse = (reason: string) =>
    named.badRequest('InvalidRoutes', `Invalid format for routes: ${repr(routes)}, ${reason}`)
  const cidrs = subnetsOf(call, router).flatMap(({ cidr }) => parseCidr(cidr) ?? [])
  const own = ports.listOfDevice(call.db, router.id).flatMap(({ fixed_ips }) => fixed_ips.map((ip) => ip.ip_address))
  for (const { nexthop } of routes) {
    const ip = parseIp(nexthop)
    const isNear = ip !== undefined && cidrs.some((cidr) => contains(cidr, ip))
    if (!isNear) throw refuse('the nexthop is not connected with router')
    if (own.includes(nexthop)) throw refuse('the nexthop is used by router')
  }
}
