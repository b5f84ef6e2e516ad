import { notFound } from '../../../core/errors/fault.ts'
import { ok } from '../../../core/http/reply.ts'
import type { Call } from '../../../core/service/api.ts'
import { isResourceType, RESOURCE_TYPES } from './types.ts'
import type { ResourceType } from './types.ts'

const toType = (name: ResourceType) => ({ name, state: 'active', attributes: RESOURCE_TYPES[name] })

export const list = () => ok(Object.keys(RESOURCE_TYPES).filter(isResourceType).map(toType))

export const show = ({ params }: Call<{ type: string }>) => ok(toType(knownType(params.type)))

/** Throws 404 for an unknown type. */
export function knownType(name: string): ResourceType {
  if (!isResourceType(name)) throw notFound(`Resource type ${name} does not exist`)
  return name
}
