import type { ContainerRow } from '../containers/store.ts'
import { dynamicContent } from '../large/dynamic.ts'
import { manifestContent, staticContent } from '../large/static.ts'
import type { SwiftCall } from '../swift-call.ts'
import type { Content, ReadOptions } from './content.ts'
import { followLinks } from './links.ts'
import type { ObjectRow } from './store.ts'

/** Opens the content of an object; `depth` counts the enclosing manifests. */
export function openContent(
  swiftCall: SwiftCall,
  container: ContainerRow,
  object: ObjectRow,
  manner: ReadOptions = {},
  depth = 0,
): Content {
  if (object.link && !manner.isLink) {
    const target = followLinks(swiftCall, object.link)
    const content = openContent(swiftCall, target.container, target.object, manner, depth)
    return { ...content, headers: { ...content.headers, 'content-location': target.location } }
  }
  if (object.segments !== null && manner.manifest) return manifestContent(container, object, manner.manifest)
  if (object.segments !== null) {
    const open = (place: ContainerRow, segment: ObjectRow) => openContent(swiftCall, place, segment, {}, depth + 1)
    return staticContent(swiftCall, container, object, depth, open)
  }
  const isDynamic = object.headers['x-object-manifest'] !== undefined && !manner.manifest
  return isDynamic ? dynamicContent(swiftCall, container, object) : storedContent(swiftCall, container, object)
}

function storedContent({ blobs }: SwiftCall, container: ContainerRow, object: ObjectRow): Content {
  const { blob, bytes, etag } = object
  const pieces = (start: number, end: number) => (blob === null ? [] : [blobs.piece(blob, start, end)])
  return { object, container, size: bytes, etag, headers: {}, pieces, isOwn: true, hasManyRanges: true }
}
