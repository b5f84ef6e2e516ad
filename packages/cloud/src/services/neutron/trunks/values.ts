import type { SubPort } from '@meridian/wire'
import { invalidInput } from '../faults.ts'
import { isFields, readUuid, InvalidValue, value, repr } from '../resource/values.ts'

/** A requested subport; type and id default to those of its network. */
export type RequestedSubPort = Pick<SubPort, 'port_id'> &
  Partial<Pick<SubPort, 'segmentation_id' | 'segmentation_type'>>

const MAX_VLAN = 4094

export const subPorts = value((data): RequestedSubPort[] => {
  if (!Array.isArray(data)) throw new InvalidValue(`Invalid data format for subports: '${repr(data)}' is not a list`)
  const read = data.map(subPort)
  const twice = read.find(({ port_id }, index) => read.findIndex((other) => other.port_id === port_id) < index)
  if (twice) throw new InvalidValue(`Non unique UUID for subport: '${twice.port_id}'`)
  return read
})

function subPort(item: unknown): RequestedSubPort {
  if (!isFields(item)) throw new InvalidValue(`Invalid data format for subport: '${repr(item)}' is not a dict`)
  if (item.port_id === undefined) throw new InvalidValue('A valid port UUID must be specified')
  const { segmentation_id: id, segmentation_type: type } = item
  const isHalf = type !== 'inherit' && (type == null || id == null) && Object.keys(item).length > 1
  if (isHalf) throw new InvalidValue(missingDetails(item))
  return {
    port_id: readUuid(item.port_id),
    ...(type != null && { segmentation_type: readType(type) }),
    ...(id != null && { segmentation_id: readId(id) }),
  }
}

export const missingDetails = (item: object) =>
  `Invalid subport details '${repr(item)}': missing segmentation information. Must specify both segmentation_id and segmentation_type`

/** The ports to remove; other keys than `port_id` are ignored. */
export const subPortIds = value((data): string[] => {
  if (!Array.isArray(data)) throw new InvalidValue(`Invalid data format for subports: '${repr(data)}' is not a list`)
  return data.map((item) => {
    if (!isFields(item)) throw new InvalidValue(`Invalid data format for subport: '${repr(item)}' is not a dict`)
    if (item.port_id === undefined) throw new InvalidValue('A valid port UUID must be specified')
    return readUuid(item.port_id)
  })
})

function readType(data: unknown): string {
  if (data === 'vlan' || data === 'inherit') return data
  throw unknownType(data)
}

export const unknownType = (data: unknown) => invalidInput(`Unknown segmentation_type '${repr(data)}'`)

function readId(data: unknown): number {
  const isNumber = /^\d{1,9}$/.test(String(data))
  if (!isNumber) throw invalidInput(`Invalid subport details: segmentation_id '${repr(data)}' is not an integer`)
  const id = Number(data)
  if (id < 1 || id > MAX_VLAN) throw invalidInput(`Segmentation ID '${id}' is not in range`)
  return id
}
