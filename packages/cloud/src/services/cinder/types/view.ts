import type { VolumeType } from '@meridian/wire'
import type { Call } from '../../../core/service/api.ts'
import { ownTarget } from '../access.ts'
import type { TypeRow } from './store.ts'

/** Extra specs that all users can see. */
const USER_VISIBLE = ['RESKEY:availability_zones', 'multiattach', 'replication_enabled']

export function specsFor(call: Call, { extra_specs }: TypeRow): TypeRow['extra_specs'] {
  if (call.may('volume_extension:types_extra_specs:read_sensitive', ownTarget(call))) return extra_specs
  return Object.fromEntries(Object.entries(extra_specs).filter(([key]) => USER_VISIBLE.includes(key)))
}

export const isUserVisible = (spec: string) => USER_VISIBLE.includes(spec)

export function toType(call: Call, row: TypeRow): VolumeType {
  const may = (rule: string) => call.may(`volume_extension:${rule}`, ownTarget(call))
  return {
    id: row.id,
    name: row.name,
    is_public: row.is_public,
    description: row.description,
    ...(may('access_types_extra_specs') && { extra_specs: specsFor(call, row) }),
    ...(may('access_types_qos_specs_id') && { qos_specs_id: row.qos_specs_id }),
  }
}

/** With the fields of the type-access extension; the default type and the response of update lack them. */
export const toTypeWithAccess = (call: Call, row: TypeRow): VolumeType => ({
  ...toType(call, row),
  ...(call.may('volume_extension:volume_type_access', ownTarget(call)) && {
    'os-volume-type-access:is_public': row.is_public,
  }),
})

/** All fields of the row, for the response of `os-volume_upload_image`. */
export const toFullType = (call: Call, row: TypeRow) => ({
  id: row.id,
  name: row.name,
  description: row.description,
  is_public: row.is_public,
  extra_specs: specsFor(call, row),
  qos_specs_id: row.qos_specs_id,
  created_at: row.created_at,
  updated_at: row.updated_at,
  deleted_at: null,
  deleted: false,
})
