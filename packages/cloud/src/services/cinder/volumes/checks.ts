import type { Image } from '@meridian/wire'
import { badRequest } from '../../../core/errors/fault.ts'
import { repr } from '../../../core/errors/invalid.ts'
import type { Call } from '../../../core/service/api.ts'
import { ZONE } from '../backends/store.ts'
import type { BackupRow } from '../backups/store.ts'
import { invalidBackup, invalidGroup, invalidInput, invalidSnapshot, invalidVolume } from '../faults.ts'
import type { GroupRow } from '../groups/store.ts'
import type { SnapshotRow } from '../snapshots/store.ts'
import * as types from '../types/store.ts'
import type { TypeRow } from '../types/store.ts'
import { checkImage } from './image-source.ts'
import type { VolumeRow } from './store.ts'

export interface CreateRequest {
  name: string | null
  description: string | null
  metadata: Record<string, string>
  /** Gigabytes; default: the size of the source. */
  size?: number
  type?: TypeRow
  zone?: string
  snapshot?: SnapshotRow
  source?: VolumeRow
  image?: Image
  backup?: BackupRow
  group?: GroupRow
  /** Part of a group copy, whose volume types are already validated. */
  isGroupCopy?: boolean
}

const MAX_TEXT = 255

const NO_SIZE = 'The server could not comply with the request since it is either malformed or otherwise incorrect.'

/** Trims a name or a description; throws if it is too long. */
export function trimmedText(what: 'name' | 'description', text: string | null | undefined): string | null {
  const trimmed = text?.trim() ?? null
  const length = trimmed?.length ?? 0
  if (length > MAX_TEXT) throw invalidInput(`${what} has ${length} characters, more than ${MAX_TEXT}.`)
  return trimmed
}

export function sizeOf({ size, snapshot, source, backup }: CreateRequest): number {
  const gigabytes = size ?? snapshot?.size ?? source?.size ?? backup?.size
  if (gigabytes === undefined) throw badRequest(NO_SIZE)
  return gigabytes
}

/** Groups accept volumes of their own types only. */
export function checkGroup({ group, type, isGroupCopy }: CreateRequest): void {
  if (!group || isGroupCopy) return
  if (!type) throw invalidInput('volume_type must be provided when creating a volume in a group.')
  if (!group.volume_type_ids.includes(type.id)) {
    throw invalidInput(`Invalid volume_type provided: ${type.id} (requested type must be supported by this group).`)
  }
  if (!['available', 'creating'].includes(group.status)) {
    throw invalidGroup("Originating group status must be one of 'available, creating' values")
  }
}

/** A copy can have another type only with the same encryption and backend. */
export function checkTypes(call: Call, { type, source, snapshot }: CreateRequest): void {
  const original = types.find(call.db, source?.volume_type_id ?? snapshot?.volume_type_id ?? '')
  if (!type || !original || type.id === original.id || hasSameBackend(type, original)) return
  const advice = source ? 'either match source volume, or omit type argument' : 'recommend omitting the type argument'
  throw invalidInput(`Invalid volume_type provided: ${type.id} (requested type is not compatible; ${advice}).`)
}

const hasSameBackend = (a: TypeRow, b: TypeRow) =>
  a.extra_specs['volume_backend_name'] === b.extra_specs['volume_backend_name'] &&
  a.encryption?.cipher === b.encryption?.cipher &&
  a.encryption?.provider === b.encryption?.provider

/** Throws 400 unless the source is ready and not larger than the volume. */
export function checkSources({ snapshot, source, backup, image }: CreateRequest, size: number): void {
  const statusMessage = (what: string, ...states: string[]) =>
    `Originating ${what} status must be one of '${states.join(', ')}' values`
  if (snapshot && snapshot.status !== 'available') throw invalidSnapshot(statusMessage('snapshot', 'available'))
  if (source && !['available', 'in-use'].includes(source.status)) {
    throw invalidVolume(statusMessage('source volume', 'available', 'in-use'))
  }
  if (backup && backup.status !== 'available') throw invalidBackup(statusMessage('backup', 'available'))
  if (source && size < source.size) {
    throw invalidInput(
      `Volume size '${size}'GB cannot be smaller than original volume size  ${source.size}GB. They must be >= original volume size.`,
    )
  }
  if (snapshot && size < snapshot.size) {
    throw invalidInput(
      `Volume size '${size}'GB cannot be smaller than the snapshot size ${snapshot.size}GB. They must be >= original snapshot size.`,
    )
  }
  if (backup && size < backup.size) {
    throw invalidInput(
      `Volume size ${size}GB cannot be smaller than the backup size ${backup.size}GB. It must be >= backup size.`,
    )
  }
  if (image) checkImage(image, size)
}

/** A type can limit the size of its volumes. */
export function checkSizeFor({ name, extra_specs: specs }: TypeRow, size: number): void {
  const minimum = specs['provisioning:min_vol_size']
  if (minimum && size < Number(minimum)) {
    throw invalidInput(
      `Specified volume size of '${size}' is less than the minimum required size of '${minimum}' for volume type '${name}'.`,
    )
  }
  const maximum = specs['provisioning:max_vol_size']
  if (maximum && size > Number(maximum)) {
    throw invalidInput(
      `Specified volume size of '${size}' is greater than the maximum allowable size of '${maximum}' for volume type '${name}'.`,
    )
  }
}

/** There is one zone; a type can exclude it. */
export function checkZone({ zone = ZONE }: CreateRequest, { extra_specs: specs }: TypeRow): void {
  const listed = specs['RESKEY:availability_zones']
  const zones = listed?.split(',').map((name) => name.trim())
  if (zones && !zones.includes(ZONE)) {
    throw badRequest(`Volume type is only supported in these availability zones: ${repr(zones)}`)
  }
  if (zone !== ZONE) throw badRequest(`Availability zone '${zone}' is invalid.`)
}
