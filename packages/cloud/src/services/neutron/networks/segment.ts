import { NETWORK_TYPES } from '@meridian/wire'
import type { NetworkType } from '@meridian/wire'
import type { Call } from '../../../core/service/api.ts'
import { invalidInput, named } from '../faults.ts'
import * as store from '../segments/store.ts'

/** The provider attributes of a network. */
export interface Segment {
  network_type: NetworkType
  physical_network: string | null
  segmentation_id: number | null
}

interface ProviderAttributes {
  'provider:network_type'?: string | undefined
  'provider:physical_network'?: string | null | undefined
  'provider:segmentation_id'?: number | undefined
}

/** The only physical network with VLANs. */
const PHYSICAL_NETWORK = 'public'

const VLANS = { min: 1, max: 4094 }
const PROJECT_VLANS = { min: 100, max: 999 }
const TUNNELS = { min: 1, max: 100_000 }

/** Maximum MTU by type: 1500 bytes without the tunnel's overhead. */
export const MAX_MTU: Readonly<Record<NetworkType, number>> = {
  flat: 1500,
  vlan: 1500,
  vxlan: 1450,
  gre: 1458,
  geneve: 1442,
  local: 1500,
}

/** VXLAN unless an administrator requests another type. */
export function segmentFor({ db }: Pick<Call, 'db'>, attributes: ProviderAttributes): Segment {
  const { 'provider:network_type': requested, 'provider:segmentation_id': id } = attributes
  const physical = attributes['provider:physical_network'] ?? null
  if (requested === undefined && (physical !== null || id !== undefined)) throw invalidInput('network_type required')
  const type = NETWORK_TYPES.find((known) => known === (requested ?? 'vxlan'))
  switch (type) {
    case undefined:
      throw invalidInput(`network_type value '${requested}' not supported`)
    case 'flat':
      return flat(db, physical, id)
    case 'vlan':
      return vlan(db, physical, id)
    case 'local':
      return local(physical, id)
    default:
      return tunnel(db, type, physical, id)
  }
}

function flat(db: Call['db'], physical: string | null, id: number | undefined): Segment {
  if (physical === null) throw invalidInput('physical_network required for flat provider network')
  if (id !== undefined) throw invalidInput('segmentation_id prohibited for flat provider network')
  if (store.findOnPhysical(db, 'flat', physical)) {
    const message = `Unable to create the flat network. Physical network ${physical} is in use.`
    throw named.conflict('FlatNetworkInUse', message)
  }
  return { network_type: 'flat', physical_network: physical, segmentation_id: null }
}

function vlan(db: Call['db'], requested: string | null, id: number | undefined): Segment {
  if (requested !== null && requested !== PHYSICAL_NETWORK) {
    throw invalidInput(`physical_network '${requested}' unknown for VLAN provider network`)
  }
  if (id !== undefined && requested === null)
    throw invalidInput('segmentation_id requires physical_network for VLAN provider network')
  if (id !== undefined && (id < VLANS.min || id > VLANS.max)) {
    throw invalidInput(`segmentation_id out of range (${VLANS.min} through ${VLANS.max})`)
  }
  if (id !== undefined && store.findByNumber(db, 'vlan', PHYSICAL_NETWORK, id)) {
    const message = `Unable to create the network. The VLAN ${id} on physical network ${PHYSICAL_NETWORK} is in use.`
    throw named.conflict('VlanIdInUse', message)
  }
  const segmentation_id = id ?? store.freeNumber(db, 'vlan', PHYSICAL_NETWORK, PROJECT_VLANS.min, PROJECT_VLANS.max)
  return { network_type: 'vlan', physical_network: PHYSICAL_NETWORK, segmentation_id: segmentation_id ?? none() }
}

function local(physical: string | null, id: number | undefined): Segment {
  if (physical !== null) throw invalidInput('physical_network prohibited for local provider network')
  if (id !== undefined) throw invalidInput('segmentation_id prohibited for local provider network')
  return { network_type: 'local', physical_network: null, segmentation_id: null }
}

function tunnel(db: Call['db'], type: NetworkType, physical: string | null, id: number | undefined): Segment {
  if (physical !== null) throw invalidInput(`provider:physical_network specified for ${type} network`)
  if (id !== undefined && (id < TUNNELS.min || id >= 2 ** 24)) {
    throw invalidInput(`segmentation_id out of range (${TUNNELS.min} through ${2 ** 24 - 1})`)
  }
  if (id !== undefined && store.findByNumber(db, type, null, id)) {
    throw named.conflict('TunnelIdInUse', `Unable to create the network. The tunnel ID ${id} is in use.`)
  }
  const segmentation_id = id ?? store.freeNumber(db, type, null, TUNNELS.min, TUNNELS.max)
  return { network_type: type, physical_network: null, segmentation_id: segmentation_id ?? none() }
}

const none = (): never => {
  throw named.conflict(
    'NoNetworkAvailable',
    'Unable to create the network. No tenant network is available for allocation.',
  )
}
