import type { Source } from '../resources/source.ts'

type Attribute =
  | { type: 'string'; required: boolean; min_length: number; max_length: number }
  | { type: 'datetime'; required: boolean }

const text = (required: boolean): Attribute => ({ type: 'string', required, min_length: 0, max_length: 255 })
const moment: Attribute = { type: 'datetime', required: false }

/** The attributes of each type besides those of `generic`, as Ceilometer creates them. */
export const RESOURCE_TYPES: Readonly<Record<Source['type'] | 'generic', Record<string, Attribute>>> = {
  generic: {},
  instance: {
    flavor_id: text(true),
    image_ref: text(false),
    host: text(true),
    display_name: text(true),
    server_group: text(false),
    flavor_name: text(true),
    launched_at: moment,
    created_at: moment,
    deleted_at: moment,
    availability_zone: text(false),
  },
  instance_disk: { name: text(true), instance_id: text(true) },
  instance_network_interface: { name: text(true), instance_id: text(true) },
  volume: { display_name: text(false), volume_type: text(false) },
  image: { name: text(true), container_format: text(true), disk_format: text(true) },
}
export type ResourceType = keyof typeof RESOURCE_TYPES

export const isResourceType = (name: string): name is ResourceType => Object.hasOwn(RESOURCE_TYPES, name)
