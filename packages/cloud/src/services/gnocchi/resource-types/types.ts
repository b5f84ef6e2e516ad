import type { Source } from '../resources/source.ts'

interface Attribute {
  type: 'string'
  required: boolean
  min_length: number
  max_length: number
}

const text: Attribute = { type: 'string', required: false, min_length: 0, max_length: 255 }
const allOf = (...names: string[]) => Object.fromEntries(names.map((name) => [name, text]))

/** The attributes of each type besides those of `generic`. */
export const RESOURCE_TYPES: Readonly<Record<Source['type'] | 'generic', Record<string, Attribute>>> = {
  generic: {},
  instance: allOf('display_name', 'host', 'image_ref', 'flavor_name', 'availability_zone', 'server_group'),
  volume: allOf('display_name', 'volume_type'),
  image: allOf('name', 'container_format', 'disk_format'),
}
export type ResourceType = keyof typeof RESOURCE_TYPES

export const isResourceType = (name: string): name is ResourceType => Object.hasOwn(RESOURCE_TYPES, name)
