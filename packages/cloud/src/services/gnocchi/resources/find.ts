import { Fault } from '../../../core/errors/fault.ts'
import type { Call } from '../../../core/service/api.ts'
import { images, servers, volumes } from './services.ts'
import { SOURCE_TYPES } from './source.ts'
import type { Source } from './source.ts'

const READERS = { instance: servers, volume: volumes, image: images } as const

/** All resources of a type that the caller can see. */
export const listSources = (call: Call, type: Source['type']): Source[] =>
  READERS[type].list(call).filter((source) => isOwn(call, source))

/** The resource with this id, of any type; undefined if the caller cannot see it. */
export function findSource(
  call: Call,
  id: string,
  types: readonly Source['type'][] = SOURCE_TYPES,
): Source | undefined {
  if (!UUID.test(id)) return undefined
  for (const type of types) {
    const source = unlessMissing(() => READERS[type].find(call, id))
    if (source && isOwn(call, source)) return source
  }
  return undefined
}

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i

function unlessMissing<T>(look: () => T): T | undefined {
  try {
    return look()
  } catch (error) {
    if (error instanceof Fault && (error.status === 404 || error.status === 403)) return undefined
    throw error
  }
}

/** Excludes images that others share. */
const isOwn = (call: Call, { projectId }: Source) => projectId === call.auth.projectId || call.may('list all resource')
