import { forbidden } from '../../../core/errors/fault.ts'
import type { Call } from '../../../core/service/api.ts'
import { conflictBecause, forbiddenBecause } from '../faults.ts'
import { isAdmin } from './access.ts'
import { isAttribute, refuseTooMany } from './body.ts'
import type { Attribute } from './body.ts'
import { authorizeVisibility } from './create.ts'
import { located, type ImageLocation } from './locations.ts'
import { LOCATIONS, type Change } from './patch.ts'
import type { ImageRow } from './store.ts'

/** Applies the changes; throws at the first invalid one. */
export function changed(call: Call, image: ImageRow, changes: readonly Change[]): ImageRow {
  const result = changes.reduce((row, change) => apply(call, row, change), image)
  if (result.visibility !== image.visibility) authorizeVisibility(call, result)
  refuseTooMany(result)
  return result
}

function apply(call: Call, image: ImageRow, { op, name, value }: Change): ImageRow {
  if (isAttribute(name)) {
    if (op === 'remove') throw forbiddenBecause(`Property ${name} may not be removed.`)
    refuseUnchangeable(call, image, name, value)
    return { ...image, [name]: name === 'tags' && Array.isArray(value) ? [...new Set(value)] : value }
  }
  if (name === LOCATIONS) return located(call, image, value as ImageLocation) // readPatch has parsed it
  const { [name]: current, ...others } = image.properties
  if (op !== 'add' && current === undefined) throw conflictBecause(`Property ${name} does not exist.`)
  const text = value as string | null // ImagePart has validated it
  return { ...image, properties: op === 'remove' ? others : { ...image.properties, [name]: text } }
}

function refuseUnchangeable(call: Call, image: ImageRow, name: Attribute, value: unknown): void {
  if (name === 'owner' && !isAdmin(call)) throw forbiddenBecause("Owner can't be updated by non admin.")
  const isFormat = name === 'disk_format' || name === 'container_format'
  if (isFormat && image.status !== 'queued' && value !== image[name]) {
    throw forbidden(`Attribute ${name} can be only replaced for a queued image.`)
  }
}
