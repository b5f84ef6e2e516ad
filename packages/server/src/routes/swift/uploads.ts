import { swift, type Segment } from '@meridian/contract'
import { containers, objects, type ServiceClient } from '@meridian/openstack'
import type { FastifyInstance } from 'fastify'
import { octetsOf } from '../../plugins/bodies.ts'
import { serve } from '../../serve.ts'
import { filenameHeader } from './download-name.ts'
import { ifPresent } from '../../if-present.ts'
import { removeSegments, replaceObject, segmentsIn, type ObjectPath } from './replace-object.ts'
import { segmentName, segmentOf, segmentPrefix, segmentsContainer, segmentSize } from './segments.ts'

/** Large objects, uploaded in segments. */
export function uploadRoutes(app: FastifyInstance, settings: Record<string, unknown>): void {
  serve(app, swift.uploadBegin, async ({ params: { container, path }, body }, request) => {
    const client = request.openstack('object-store')
    await ensureSegmentsContainer(client, container)
    const upload = unusedId(body.upload, { container, path }, await segmentsIn(client, { container, path }))
    return {
      upload,
      segment_size: segmentSize(body.size, settings),
      stored: await storedSegments(client, container, path, upload),
    }
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

  serve(app, swift.uploadView, async ({ params, query }, request) => ({
    stored: await unusedSegments(request.openstack('object-store'), params, query.upload),
  }))

  serve(app, swift.uploadDiscard, async ({ params: { container, path }, query }, request) => {
    const client = request.openstack('object-store')
    const left = await unusedSegments(client, { container, path }, query.upload)
    await removeSegments(
      client,
      left.map(({ index }) => addressOf(container, segmentName(path, query.upload, index))),
    )
  })

  serve(app, swift.uploadComplete, async ({ params: { container, path }, body }, request) => {
    const client = request.openstack('object-store')
    const manifest = body.segments
      .toSorted((left, right) => left.index - right.index)
      .map(({ index, etag, bytes }) => ({
        path: addressOf(container, segmentName(path, body.upload, index)),
        etag,
        size_bytes: bytes,
      }))
    const headers = {
      ...(body.content_type ? { 'content-type': body.content_type } : {}),
      ...filenameHeader(body.filename),
    }
    await replaceObject(
      client,
      { container, path },
      {
        put: () => objects.assemble(client, container, path, manifest, headers),
        kept: manifest.map((segment) => segment.path),
        log: request.log,
      },
    )
  })
}

/** A segment's name in manifests. */
const addressOf = (container: string, segment: string) => `/${segmentsContainer(container)}/${segment}`

/** The requested upload name, unless the existing object uses segments of that name, which must not be overwritten. */
function unusedId(wanted: string, { container, path }: ObjectPath, used: readonly string[]): string {
  const isUsed = (id: string) => used.some((name) => name.startsWith(addressOf(container, segmentPrefix(path, id))))
  for (let number = 1; ; number += 1) {
    const id = number === 1 ? wanted : `${wanted}-${number}`
    if (!isUsed(id)) return id
  }
}

/** The segments of an upload so far, without those that the existing object uses. */
async function unusedSegments(client: ServiceClient, place: ObjectPath, upload: string): Promise<Segment[]> {
  const { container, path } = place
  const stored = (await ifPresent(storedSegments(client, container, path, upload))) ?? []
  const used = new Set(stored.length > 0 ? await segmentsIn(client, place) : [])
  return stored.filter(({ index }) => !used.has(addressOf(container, segmentName(path, upload, index))))
}

/** Segments are in a container of their own, so that listings of the object's container do not have them. */
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
