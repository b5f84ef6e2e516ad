import { Fault } from '../../../core/errors/fault.ts'
import type { Call } from '../../../core/service/api.ts'
import { denied } from '../faults.ts'
import { disks, interfaces } from './parts.ts'
import { images, servers, volumes } from './services.ts'
import { SOURCE_TYPES } from './source.ts'
import type { Source } from './source.ts'

const READERS = {
  instance: servers,
  instance_disk: disks,
  instance_network_interface: interfaces,
  volume: volumes,
  image: images,
} as const

/** All resources of a type that the caller can see. */
export const listSources = (call: Call, type: Source['type']): Source[] =>
  READERS[type].list(call).filter((source) => isOwn(call, source))

/** The resource with this id, of any type, or undefined. Throws 403 if it is another project's. */
export function findSource(
  call: Call,
  id: string,
  types: readonly Source['type'][] = SOURCE_TYPES,
): Source | undefined {
  if (!UUID.test(id)) return undefined
  const own = findAs(call, id, types)
  if (own && isOwn(call, own)) return own
  if (own ?? findAs(withServiceToken(call), id, types)) throw denied()
  return undefined
}

function findAs(call: Call, id: string, types: readonly Source['type'][]): Source | undefined {
  for (const type of types) {
    const source = unlessMissing(() => READERS[type].find(call, id))
    if (source) return source
  }
  return undefined
}

/** As Gnocchi itself, which stores the resources of all projects. */
function withServiceToken(call: Call): Call {
  const auth = call.directory.identity.service()
  return { ...call, auth, may: () => true, callService: (type, request) => call.callService(type, request, auth) }
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
