import type { SubPort } from '@meridian/wire'
import { invalidInput } from '../faults.ts'
import { isFields, readUuid, Unfit, value, written } from '../resource/values.ts'

/** A port that a trunk is to have; without a type and an id it takes those of its network. */
export type WantedSubPort = Pick<SubPort, 'port_id'> & Partial<Pick<SubPort, 'segmentation_id' | 'segmentation_type'>>

const KEYS = ['port_id', 'segmentation_type', 'segmentation_id']
const MAX_VLAN = 4094

export const subPorts = value((data): WantedSubPort[] => {
  if (!Array.isArray(data)) throw new Unfit(`Invalid data format for subports: '${written(data)}' is not a list`)
  const read = data.map(subPort)
  const twice = read.find(({ port_id }, index) => read.findIndex((other) => other.port_id === port_id) < index)
  if (twice) throw new Unfit(`port_id '${twice.port_id}' in '${written(twice)}' is duplicated`)
  return read
})

function subPort(item: unknown): WantedSubPort {
  if (!isFields(item)) throw new Unfit(`Invalid data format for subport: '${written(item)}' is not a dict`)
  if (item.port_id === undefined) throw new Unfit(`A valid port UUID must be specified`)
  const unexpected = Object.keys(item).filter((key) => !KEYS.includes(key))
  if (unexpected.length > 0) throw new Unfit(`Unexpected keys supplied: ${unexpected.join(', ')}`)
  const { segmentation_id, segmentation_type } = item
  return {
    port_id: readUuid(item.port_id),
    ...(segmentation_type != null && { segmentation_type: readType(segmentation_type) }),
    ...(segmentation_id != null && { segmentation_id: readId(segmentation_id) }),
  }
}

/** Ports that are to leave: nothing but their ids counts. */
export const subPortIds = value((data): string[] => {
  if (!Array.isArray(data)) throw new Unfit(`Invalid data format for subports: '${written(data)}' is not a list`)
  return data.map((item) => {
    if (!isFields(item)) throw new Unfit(`Invalid data format for subport: '${written(item)}' is not a dict`)
    return readUuid(item.port_id)
  })
})

function readType(data: unknown): string {
  if (data === 'vlan' || data === 'inherit') return data
  throw invalidInput(`Unknown segmentation_type '${written(data)}'`)
}

function readId(data: unknown): number {
  const isNumber = /^\d{1,9}$/.test(String(data))
  if (!isNumber) throw invalidInput(`Invalid subport details: segmentation_id '${written(data)}' is not an integer`)
  const id = Number(data)
  if (id < 1 || id > MAX_VLAN) throw invalidInput(`Segmentation ID '${id}' is not in range`)
  return id
}
