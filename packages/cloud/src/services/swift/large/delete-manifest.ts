import { Fault } from '../../../core/errors/fault.ts'
import type { Reply } from '../../../core/http/reply.ts'
import type { AnyoneCall } from '../../../core/service/api.ts'
import { deletePath } from '../bulk/delete.ts'
import { reportReply } from '../bulk/report.ts'
import type { Report } from '../bulk/report.ts'
import * as containers from '../containers/store.ts'
import * as store from '../objects/store.ts'
import { quoted, splitPath } from '../paths.ts'
import type { ObjectPath } from '../paths.ts'
import { beginCall } from '../swift-call.ts'
import type { SwiftCall } from '../swift-call.ts'
import { segmentsOf } from './static.ts'

const NO_MANIFEST = 'Not an SLO manifest'

export const deleteManifest = (call: AnyoneCall<ObjectPath>): Reply => {
  const swiftCall = beginCall(call, 'DELETE')
  const { container, object } = call.params
  const counts = { 'Number Deleted': 0, 'Number Not Found': 0 }
  const errors: Report['errors'] = []
  const name = `/${container}/${object}`
  const paths = pathsOf(swiftCall, name)
  if (!paths) errors.push([quoted(name), NO_MANIFEST])
  for (const path of paths ?? []) {
    try {
      deletePath(swiftCall, path)
      counts['Number Deleted'] += 1
    } catch (error) {
      if (!(error instanceof Fault)) throw error
      if (error.status === 404) counts['Number Not Found'] += 1
      else errors.push([quoted(path), error.status])
    }
  }
  return reportReply(call.headers, 'delete', { status: errors.length > 0 ? 400 : 200, sentence: '', counts, errors })
}

/** Segments of a manifest and of nested manifests, children first; undefined if the path is not a manifest. */
function pathsOf(swiftCall: SwiftCall<ObjectPath>, path: string, seen = new Set<string>()): string[] | undefined {
  const place = splitPath(path)
  const container = place && containers.find(swiftCall.db, swiftCall.params.account, place.container)
  const object = container && store.find(swiftCall.db, container.id, place.object)
  if (!object) return [path]
  if (object.segments === null) return undefined
  seen.add(path)
  const segments = segmentsOf(object).flatMap((segment) => {
    if ('data' in segment || seen.has(segment.name)) return []
    return segment.sub_slo ? (pathsOf(swiftCall, segment.name, seen) ?? [segment.name]) : [segment.name]
  })
  return [...segments, path]
}
