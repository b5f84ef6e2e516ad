import { swift, type Segment } from '@meridian/contract'
import { containers, objects, type ServiceClient } from '@meridian/openstack'
import type { FastifyInstance } from 'fastify'
import { octetsOf } from '../../plugins/bodies.ts'
import { serve } from '../../serve.ts'
import { filenameHeader } from './download-name.ts'
import { ifPresent } from './if-present.ts'
import { segmentName, segmentOf, segmentPrefix, segmentsContainer, segmentSize } from './segments.ts'

/** Large objects, stored in segments beside their container. */
export function uploadRoutes(app: FastifyInstance): void {
  serve(app, swift.uploadBegin, async ({ params: { container, path }, body }, request) => {
    const client = request.openstack('object-store')
    await ensureSegmentsContainer(client, container)
    return { segment_size: segmentSize(body.size), stored: await storedSegments(client, container, path, body.upload) }
  })

  serve(app, swift.uploadSegment, async ({ params: { container, path }, query }, request) => {
    const name = segmentName(path, query.upload, query.index)
    const etag = await objects.store(
      request.openstack('object-store'),
      segmentsContainer(container),
      name,
      octetsOf(request),
      lengthOf(request.headers['content-length']),
    )
    return { etag }
  })

  serve(app, swift.uploadDiscard, async ({ params: { container, path }, query }, request) => {
    const client = request.openstack('object-store')
    const stored = (await ifPresent(storedSegments(client, container, path, query.upload))) ?? []
    for (const { index } of stored) {
      await ifPresent(
        objects.remove(client, segmentsContainer(container), segmentName(path, query.upload, index), false),
      )
    }
  })

  serve(app, swift.uploadComplete, async ({ params: { container, path }, body }, request) => {
    const from = segmentsContainer(container)
    const manifest = body.segments
      .toSorted((left, right) => left.index - right.index)
      .map(({ index, etag, bytes }) => ({
        path: `/${from}/${segmentName(path, body.upload, index)}`,
        etag,
        size_bytes: bytes,
      }))
    await objects.assemble(request.openstack('object-store'), container, path, manifest, {
      ...(body.content_type ? { 'content-type': body.content_type } : {}),
      ...filenameHeader(body.filename),
    })
  })
}

/** Segments lie in a container of their own, so that listings of the object's container do not show them. */
async function ensureSegmentsContainer(client: ServiceClient, container: string): Promise<void> {
  const found = await containers.head(client, container)
  if (await ifPresent(containers.head(client, segmentsContainer(container)))) return
  const policy = found['x-storage-policy']
  await containers.put(
    client,
    segmentsContainer(container),
    typeof policy === 'string' ? { 'x-storage-policy': policy } : {},
  )
}

async function storedSegments(
  client: ServiceClient,
  container: string,
  path: string,
  upload: string,
): Promise<Segment[]> {
  const prefix = segmentPrefix(path, upload)
  const { items } = await objects.list(client, segmentsContainer(container), { prefix })
  return items.flatMap((entry) => ('subdir' in entry ? [] : (segmentOf(entry, prefix) ?? [])))
}

const lengthOf = (length: string | undefined): Record<string, string> => (length ? { 'content-length': length } : {})
