import type { Call } from '../../../core/service/api.ts'
import { reallocate } from '../addresses/allocate.ts'
import { hostOf } from '../agents/serve.ts'
import { badResource, named } from '../faults.ts'
import * as floatingIps from '../floatingips/store.ts'
import { networks } from '../networks/kind.ts'
import type { NetworkRow } from '../networks/store.ts'
import { insertPort } from '../ports/make.ts'
import * as ports from '../ports/store.ts'
import { sharedOf } from '../rbac/store.ts'
import { findVisible } from '../resource/find.ts'
import { bumpRevision } from '../resource/standard.ts'
import * as subnets from '../subnets/store.ts'
import { checkOverlap } from './interfaces.ts'
import type { RequestedGateway } from './kind.ts'
import type { RouterRow } from './store.ts'

/** Sets or removes the gateway. */
export function withGateway(call: Call, router: RouterRow, requested: RequestedGateway | null): RouterRow {
  const current = router.gw_port_id === null ? undefined : ports.find(call.db, router.gw_port_id)
  const enable_snat = requested?.enable_snat ?? true
  if (current && requested?.network_id === current.network_id) {
    if (requested.external_fixed_ips) readdress(call, current, requested.external_fixed_ips)
    return { ...router, enable_snat }
  }
  if (current) {
    checkUnused(call, router, current.network_id)
    ports.remove(call.db, current.id)
  }
  if (!requested) return { ...router, gw_port_id: null, enable_snat }
  const network = externalNetwork(call, router, requested.network_id)
  checkAddresses(call, network, requested)
  for (const subnet of subnets.listOnNetwork(call.db, network.id)) checkOverlap(call, router, subnet)
  const port = insertPort(call, network, {
    project_id: '',
    device_id: router.id,
    device_owner: 'network:router_gateway',
    requested: requested.external_fixed_ips,
    'binding:host_id': hostOf(call, router),
  })
  return { ...router, gw_port_id: port.id, enable_snat }
}

function externalNetwork(call: Call, { project_id }: RouterRow, id: string): NetworkRow {
  const network = findVisible(call, networks, id)
  const isExternal = sharedOf(call.db, [id], 'access_as_external', project_id).size > 0
  if (!isExternal) throw badResource('router', `Network ${id} is not an external network`)
  return network
}

function checkAddresses({ db }: Call, { id }: NetworkRow, { external_fixed_ips = [] }: RequestedGateway): void {
  const gateways = subnets.listOnNetwork(db, id).map(({ gateway_ip }) => gateway_ip)
  const taken = external_fixed_ips.find(({ ip_address }) => ip_address !== undefined && gateways.includes(ip_address))
  if (taken) throw badResource('router', `External IP ${taken.ip_address} is the same as the gateway IP`)
}

function readdress(
  call: Call,
  port: ports.PortRow,
  requested: NonNullable<RequestedGateway['external_fixed_ips']>,
): void {
  const placed = reallocate(call, port, port.fixed_ips, requested)
  const fixed_ips = placed.map(({ subnet_id, ip_address }) => ({ subnet_id, ip_address }))
  ports.update(call.db, bumpRevision(call, { ...port, fixed_ips }), placed)
}

function checkUnused({ db }: Call, { id }: RouterRow, networkId: string): void {
  const isNeeded = floatingIps.listOfRouter(db, id).some(({ floating_network_id }) => floating_network_id === networkId)
  if (!isNeeded) return
  const reason = `since a gateway to external network ${networkId} is required by one or more floating IPs`
  const message = `Gateway cannot be updated for router ${id}, ${reason}.`
  throw named.conflict('RouterExternalGatewayInUseByFloatingIp', message)
}
