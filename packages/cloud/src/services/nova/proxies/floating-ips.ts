import type { FloatingIp, Network } from '@meridian/wire'
import * as z from 'zod'
import { forbidden, notFound } from '../../../core/errors/fault.ts'
import { accepted, ok } from '../../../core/http/reply.ts'
import type { Call } from '../../../core/service/api.ts'
import { listFloatingIps, listNetworks, listPorts } from '../neighbours/networks.ts'
import { createFloatingIp, removeFloatingIp, showFloatingIp } from '../neighbours/proxied.ts'
import { asCaller, catchFault } from '../neighbours/requester.ts'
import { toFloatingIp } from './view.ts'

type One = { id: string }

export const list = (call: Call) => {
  authorize(call, 'list')
  const mine = listFloatingIps(asCaller(call), [['project_id', call.auth.projectId ?? '']])
  return ok({ floating_ips: viewed(call, mine) })
}

export const show = (call: Call<One>) => {
  authorize(call, 'show')
  return ok({ floating_ip: viewed(call, [find(call)])[0] })
}

export const create = (call: Call) => {
  authorize(call, 'create')
  const { pool } = call.json(z.looseObject({ pool: z.unknown().optional() }))
  const network = poolsOf(call).find(({ id, name }) => id === pool || name === pool)
  if (!network) throw notFound('Floating IP pool not found.')
  return catchFault(
    () => ok({ floating_ip: viewed(call, [createFloatingIp(asCaller(call), network.id)])[0] }),
    ({ type }) => {
      throw type === 'OverQuota'
        ? forbidden(`IP allocation over quota in pool ${network.name}.`)
        : notFound(`No more floating IPs in pool ${network.name}.`)
    },
  )
}

export const remove = (call: Call<One>) => {
  authorize(call, 'delete')
  removeFloatingIp(asCaller(call), find(call).id)
  return accepted
}

export const listPools = (call: Call) => {
  call.authorize('os_compute_api:os-floating-ip-pools')
  return ok({ floating_ip_pools: poolsOf(call).map(({ name, id }) => ({ name: name || id })) })
}

const authorize = (call: Call, rule: string) =>
  call.authorize(`os_compute_api:os-floating-ips:${rule}`, { project_id: call.auth.projectId })

const poolsOf = (call: Call): Network[] => listNetworks(asCaller(call), [['router:external', 'True']])

const find = (call: Call<One>): FloatingIp =>
  catchFault(
    () => showFloatingIp(asCaller(call), call.params.id),
    () => {
      throw notFound(`Floating IP not found for ID ${call.params.id}`)
    },
  )

function viewed(call: Call, ips: readonly FloatingIp[]) {
  const pools = new Map(poolsOf(call).map(({ id, name }) => [id, name || id]))
  const portIds = ips.flatMap(({ port_id }) => (port_id === null ? [] : [port_id]))
  const ports =
    portIds.length === 0
      ? []
      : listPorts(
          asCaller(call),
          portIds.map((id) => ['id', id]),
        )
  const serverOf = (portId: string | null) => ports.find(({ id }) => id === portId)?.device_id ?? null
  return ips.map((ip) =>
    toFloatingIp(ip, pools.get(ip.floating_network_id) ?? ip.floating_network_id, serverOf(ip.port_id)),
  )
}
