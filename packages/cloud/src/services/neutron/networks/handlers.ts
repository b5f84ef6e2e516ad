import type { Call } from '../../../core/service/api.ts'
import { invalidInput, named } from '../faults.ts'
import * as ports from '../ports/store.ts'
import { checkPolicy } from '../qos/check.ts'
import { unshareWithEveryone, shareWithEveryone, setShared } from '../rbac/share.ts'
import * as rbac from '../rbac/store.ts'
import { listReply } from '../resource/listing.ts'
import { createReply, removeReply, showReply, updateReply } from '../resource/replies.ts'
import { bumpRevision } from '../resource/standard.ts'
import * as segments from '../segments/store.ts'
import * as subnets from '../subnets/store.ts'
import { networks } from './kind.ts'
import { checkDefault, checkedMtu, makeNetwork } from './make.ts'
import { checkStaysExternal, checkStaysShared } from './sharing.ts'
import * as store from './store.ts'
import type { NetworkRow } from './store.ts'

export const list = (call: Call) => listReply(call, networks)

export const show = (call: Call<{ id: string }>) => showReply(call, networks)

export const create = (call: Call) => createReply(call, networks, (input) => makeNetwork(call, input))

export const update = (call: Call<{ id: string }>) =>
  updateReply(call, networks, (row, changes) => {
    const { shared, 'router:external': external, mtu, ...rest } = changes
    refuseProvider(changes)
    if (rest.is_default) checkDefault(call, row)
    if (shared !== undefined) share(call, row, shared)
    if (external !== undefined) setExternal(call, row, external)
    const sized = mtu === undefined ? {} : { mtu: checkedMtu(mtu, row.network_type) }
    const network = bumpRevision(call, { ...row, ...rest, ...sized })
    if (rest.qos_policy_id) checkPolicy(call, rest.qos_policy_id, network)
    store.update(call.db, network)
    return network
  })

export const remove = (call: Call<{ id: string }>) =>
  removeReply(call, networks, (network) => {
    const onNetwork = ports.listOnNetwork(call.db, network.id)
    const inUse = onNetwork.filter(({ device_owner }) => device_owner !== 'network:dhcp').map(({ id }) => id)
    if (inUse.length > 0) throw networkInUse(network.id, inUse)
    for (const { id } of onNetwork) ports.remove(call.db, id)
    for (const { id } of subnets.listOnNetwork(call.db, network.id)) subnets.remove(call.db, id)
    for (const { id } of segments.listOnNetworks(call.db, [network.id])) segments.remove(call.db, id)
    rbac.removeFor(call.db, network.id)
    store.remove(call.db, network.id)
  })

/** Provider attributes cannot be updated. */
const FIXED =
  'Plugin does not support updating the following provider network attributes: provider:physical_network, provider:network_type'

function refuseProvider(changes: object): void {
  const provider = Object.keys(changes).some((key) => key.startsWith('provider:'))
  if (provider) throw invalidInput(FIXED)
}

function share(call: Call, network: NetworkRow, isShared: boolean): void {
  if (!isShared) checkStaysShared(call, network)
  setShared(call, 'network', network, isShared)
}

function setExternal(call: Call, network: NetworkRow, isExternal: boolean): void {
  if (isExternal) return shareWithEveryone(call, 'network', network, 'access_as_external')
  checkStaysExternal(call, network)
  return unshareWithEveryone(call, 'network', network, 'access_as_external')
}

const networkInUse = (id: string, portIds: readonly string[]) => {
  const reason = `There are one or more ports still in use on the network, id for these ports is: ${portIds.join(',')}`
  return named.conflict('NetworkInUse', `Unable to complete operation on network ${id}. ${reason}.`)
}
