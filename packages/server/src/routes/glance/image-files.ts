import { createWriteStream } from 'node:fs'
import { mkdtemp, open, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import * as path from 'node:path'
import type { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { glance, ImageBody } from '@meridian/contract'
import { images } from '@meridian/openstack'
import { parseJson, type Image } from '@meridian/wire'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { attachment } from '../../attachment.ts'
import { ApiRefusal, badRequest } from '../../errors.ts'
import { octetsOf, orMalformed } from '../../plugins/bodies.ts'
import { serve } from '../../serve.ts'
import type { Secret } from '../../session/seal.ts'
import { UploadTickets } from '../../uploads/tickets.ts'
import { orRemoved } from './image-changes.ts'
import { toNewImage } from './image-changes.map.ts'
import { toImage } from './images.map.ts'

/** Streams image data to Glance; nothing is stored here. */
export function imageFileRoutes(app: FastifyInstance, { secret }: { secret: Secret }): void {
  const tickets = new UploadTickets(secret)

  serve(
    app,
    glance.imageUpload,
    async ({ params }, request) => {
      const { 'x-auth-token': token, 'content-length': length } = request.headers
      const image = tickets.redeem(params.ticket, String(token), request.access)
      await images.upload(request.openstack('image'), image, octetsOf(request), { length })
    },
    { ticket: true },
  )

  serve(app, glance.imageDownload, async ({ params: { id } }, request, reply) => {
    const client = request.openstack('image')
    const image = await images.show(client, id)
    const range = request.headers.range
    const found = await images.open(client, id, range ? { range } : {})
    if (found.status === 204) {
      await found.body.text()
      throw new ApiRefusal(409, `Image ${image.name || id} has no data.`)
    }
    for (const header of ['content-length', 'content-range', 'accept-ranges']) {
      const value = found.headers[header]
      if (value !== undefined) reply.header(header, value)
    }
    reply.code(found.status).header('content-disposition', attachment(fileNameOf(image)))
    reply.type('application/octet-stream')
    return found.body
  })

  serve(app, glance.imageCreateLegacy, async (_input, request) => {
    const { body, file } = await imageFormOf(request)
    const client = request.openstack('image')
    const { id } = await images.create(client, toNewImage(body)).catch((error: unknown) => {
      file.resume()
      throw error
    })
    await orRemoved(client, id, images.upload(client, id, file))
    return toImage(await images.show(client, id))
  })
}

/** `debian-13.qcow2`; a name that ends like that stays. */
function fileNameOf({ id, name, disk_format: format }: Image): string {
  const base = (name || id).replaceAll(/[/\\]/g, '_')
  return format && !base.toLowerCase().endsWith(`.${format}`) ? `${base}.${format}` : base
}

/** The form's fields and its file, in any order: a file that precedes the fields waits on disk. */
async function imageFormOf(request: FastifyRequest): Promise<{ body: ImageBody; file: Readable }> {
  if (!request.isMultipart()) throw badRequest('Invalid request')
  const parts = request.parts()
  const fields: Record<string, unknown> = {}
  let kept: Readable | undefined
  for (;;) {
    const { value: part, done } = await orMalformed(() => parts.next())
    if (done) break
    if (part.type === 'field') fields[part.fieldname] = part.value
    else if (part.fieldname !== 'data') part.file.resume()
    else if (isComplete(fields)) return { body: bodyOrDrained(fields, part.file), file: part.file }
    else kept = await keptOnDisk(part.file)
  }
  if (!kept) throw badRequest('Invalid request')
  return { body: bodyOrDrained(fields, kept), file: kept }
}

const isComplete = (fields: Record<string, unknown>) => '$$originalJSON' in fields || 'name' in fields

/** A refused form is read to its end: otherwise the client sees a reset connection, not the refusal. */
function bodyOrDrained({ $$originalJSON: original, ...texts }: Record<string, unknown>, file: Readable): ImageBody {
  try {
    return ImageBody.parse(typeof original === 'string' ? parsed(original) : parseTexts(texts))
  } catch (error) {
    file.resume()
    throw error
  }
}

/** Writes a stream to a file that has no name any more when it is read. */
async function keptOnDisk(file: Readable): Promise<Readable> {
  const folder = await mkdtemp(path.join(tmpdir(), 'meridian-form-'))
  try {
    const name = path.join(folder, 'data')
    await pipeline(file, createWriteStream(name, { mode: 0o600 }))
    const handle = await open(name)
    return handle.createReadStream()
  } finally {
    await rm(folder, { recursive: true })
  }
}

function parsed(json: string): unknown {
  try {
    return parseJson(json)
  } catch (error) {
    throw badRequest(`$$originalJSON: ${error instanceof Error ? error.message : 'unreadable'}`)
  }
}

/** A form without JSON has texts alone. */
const parseTexts = (texts: Record<string, unknown>) =>
  Object.fromEntries(
    Object.entries(texts).map(([name, text]) => [name, text === 'true' ? true : text === 'false' ? false : text]),
  )
