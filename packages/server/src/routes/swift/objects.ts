import { Readable } from 'node:stream'
import { ObjectCopy, swift, urlOf } from '@meridian/contract'
import { objects, type ServiceClient } from '@meridian/openstack'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type * as z from 'zod'
import { attachment } from '../../attachment.ts'
import { ApiRefusal, badRequest } from '../../errors.ts'
import { formFileOf } from '../../plugins/bodies.ts'
import { serve } from '../../serve.ts'
import { downloadName, filenameHeader } from './download-name.ts'
import { ifPresent } from '../../if-present.ts'
import { removeObject, removeObjects } from './remove-objects.ts'
import { replaceObject } from './replace-object.ts'
import { toListedObject, toStoredObject } from './swift.map.ts'

const isFolder = (path: string) => path.endsWith('/')

export function objectRoutes(app: FastifyInstance): void {
  serve(app, swift.objectList, async ({ params, query: { path = '', limit, marker } }, request) => {
    const page = await objects.list(request.openstack('object-store'), params.container, {
      prefix: path || undefined,
      delimiter: '/',
      limit,
      marker,
    })
    // The listing of a folder has the folder's own marker, which is left out.
    const inside = page.items.filter((entry) => objects.entryName(entry) !== path)
    return { items: inside.map(toListedObject), has_more: page.more }
  })

  serve(app, swift.objectView, async ({ params: { container, path } }, request) =>
    toStoredObject(path, await objects.head(request.openstack('object-store'), container, path)),
  )

  serve(app, swift.objectCreate, async ({ params: { container, path } }, request, reply) => {
    const client = request.openstack('object-store')
    if (path.endsWith(COPY) && request.body !== undefined && !isBytes(request)) {
      const target = ObjectCopy.parse(request.body)
      await copyObject(client, { container, path: path.slice(0, -COPY.length) }, target)
      reply.header('location', urlOf(swift.objectCreate, { params: toObject(target) }))
      return
    }
    if (isFolder(path)) return createFolder(client, container, path)
    const file = await fileOf(request)
    const headers = { 'content-type': mediaType(file.mimetype), ...filenameHeader(file.filename) }
    const put = () => objects.store(client, container, path, file.file, headers)
    await replaceObject(client, { container, path }, { put, log: request.log })
  })

  serve(app, swift.objectDownload, async ({ params: { container, path } }, request, reply) => {
    if (path.endsWith(DETAILS)) {
      const name = path.slice(0, -DETAILS.length)
      return toStoredObject(name, await objects.head(request.openstack('object-store'), container, name))
    }
    const range = request.headers.range
    const found = await objects.open(request.openstack('object-store'), container, path, range ? { range } : {})
    return sendAttachment(reply, path, found)
  })

  serve(app, swift.objectDelete, ({ params: { container, path } }, request) =>
    removeObject(request.openstack('object-store'), container, path),
  )

  serve(app, swift.objectsDelete, async ({ params: { container }, body }, request) => ({
    items: await removeObjects(request.openstack('object-store'), container, body.paths),
  }))

  serve(app, swift.objectCopy, ({ params, body }, request) =>
    copyObject(request.openstack('object-store'), params, body),
  )
}

type OpenObject = Awaited<ReturnType<typeof objects.open>>

/** The content of an object, for the browser to save. */
export function sendAttachment(reply: FastifyReply, path: string, found: OpenObject): OpenObject['body'] {
  const name = downloadName(path, found.headers['x-object-meta-orig-filename'])
  for (const header of ['content-length', 'content-range', 'accept-ranges', 'last-modified', 'etag']) {
    const value = found.headers[header]
    if (value !== undefined) reply.header(header, value)
  }
  // Never a content type that browsers render: the content is the user's.
  reply.code(found.status).header('content-disposition', attachment(name)).type('application/octet-stream')
  return found.body
}

/** Ends the path of an object whose JSON body names the destination of a copy. */
const COPY = '/copy/'

/** Ends the path of an object whose details are requested. */
const DETAILS = '/metadata/'

const toObject = ({ dest_container, dest_name }: z.output<typeof ObjectCopy>) => ({
  container: dest_container,
  path: dest_name,
})

const isBytes = (request: FastifyRequest) => request.isMultipart() || request.body instanceof Readable

async function copyObject(
  client: ServiceClient,
  from: { container: string; path: string },
  { dest_container: container, dest_name: name }: z.output<typeof ObjectCopy>,
): Promise<void> {
  if (await ifPresent(objects.head(client, container, name)))
    throw new ApiRefusal(409, `An object with the name "${name}" already exists.`)
  await objects.copy(client, { container: from.container, name: from.path }, { container, name })
}

async function createFolder(client: ServiceClient, container: string, path: string): Promise<void> {
  if (await hasAny(client, container, path, 1)) {
    throw new ApiRefusal(409, `A pseudo-folder with the name "${path.replace(/\/$/, '')}" already exists.`)
  }
  await objects.putEmpty(client, container, path, { 'content-type': 'application/directory' })
}

async function hasAny(client: ServiceClient, container: string, prefix: string, limit: number): Promise<boolean> {
  return (await objects.list(client, container, { prefix, limit })).items.length > 0
}

/** The upload's content type, if it is valid. */
const mediaType = (said: string) => (/^[\w.+-]+\/[\w.+-]+$/.test(said) ? said : 'application/octet-stream')

async function fileOf(request: FastifyRequest) {
  const file = await formFileOf(request)
  if (file?.fieldname !== 'file') throw badRequest('file: a form with this field is required')
  return file
}
