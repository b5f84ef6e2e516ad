import type { SubPort } from '@meridian/wire'
import type { Call } from '../../../core/service/api.ts'
import { invalidInput, named } from '../faults.ts'
import * as networks from '../networks/store.ts'
import { ports } from '../ports/kind.ts'
import type { PortRow } from '../ports/store.ts'
import { findVisible } from '../resource/find.ts'
import * as store from './store.ts'
import { missingDetails, unknownType } from './values.ts'
import type { RequestedSubPort } from './values.ts'

/** A port can be in only one trunk, as parent or as subport. */
function checkFree({ db }: Call, { id }: PortRow): void {
  if (store.findOfSubPort(db, id)) throw named.conflict('TrunkPortInUse', `Port ${id} is in use by another trunk.`)
  if (store.findOfParent(db, id)) throw parentInUse(id)
}

/** Throws unless the port can be a trunk's parent; a port with a host cannot. */
export function checkParent(call: Call, portId: string): PortRow {
  const port = findVisible(call, ports, portId)
  checkFree(call, port)
  if (port['binding:host_id'] !== '') throw parentInUse(portId)
  return port
}

const parentInUse = (id: string) =>
  named.conflict('ParentPortInUse', `Port ${id} is currently in use and is not eligible for use as a parent port.`)

/** Throws unless the ports can join the trunk; returns them with type and id. */
export function checkSubPorts(
  call: Call,
  trunk: { id: string; port_id: string; sub_ports: readonly SubPort[] },
  requested: readonly RequestedSubPort[],
): SubPort[] {
  const joined: SubPort[] = []
  for (const one of requested) {
    if (one.port_id === trunk.port_id) throw parentInUse(one.port_id)
    const port = findVisible(call, ports, one.port_id)
    checkFree(call, port)
    checkIdle(port)
    const sub = complete(call, port, one)
    checkTag(trunk.id, [...trunk.sub_ports, ...joined], sub)
    joined.push(sub)
  }
  return joined
}

/** Throws if the port is in use by a device. */
function checkIdle({ id, network_id, device_id }: PortRow): void {
  if (device_id === '') return
  const subject = `Unable to complete operation on port ${id} for network ${network_id}`
  throw named.conflict('PortInUse', `${subject}. Port already has an attached device ${device_id}.`)
}

function complete({ db }: Call, port: PortRow, requested: RequestedSubPort): SubPort {
  const { port_id, segmentation_type: type, segmentation_id: id } = requested
  if (type === 'inherit') {
    const network = networks.find(db, port.network_id)
    if (network?.network_type === 'vlan' && network.segmentation_id !== null) {
      return { port_id, segmentation_type: 'vlan', segmentation_id: network.segmentation_id }
    }
    throw unknownType(network?.network_type)
  }
  if (type !== undefined && id !== undefined) return { port_id, segmentation_type: type, segmentation_id: id }
  throw invalidInput(missingDetails(requested))
}

function checkTag(trunkId: string, taken: readonly SubPort[], sub: SubPort): void {
  const { segmentation_type: type, segmentation_id: id } = sub
  if (!taken.some((other) => other.segmentation_type === type && other.segmentation_id === id)) return
  const message = `segmentation_type ${type} and segmentation_id ${id} already in use on trunk ${trunkId}.`
  throw named.conflict('DuplicateSubPort', message)
}
