import type { Readable } from 'node:stream'
import { glance, ImageBody } from '@meridian/contract'
import { images } from '@meridian/openstack'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { badRequest } from '../../errors.ts'
import { formFileOf, octetsOf } from '../../plugins/bodies.ts'
import { serve } from '../../serve.ts'
import { UploadTickets } from '../../uploads/tickets.ts'
import { orRemoved } from './image-changes.ts'
import { toNewImage } from './image-changes.map.ts'
import { toImage } from './images.map.ts'

/** Streams image data to Glance; nothing is stored here. */
export function imageFileRoutes(app: FastifyInstance, { secret }: { secret: string }): void {
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

  serve(app, glance.imageCreateLegacy, async (_input, request) => {
    const { body, file } = await imageFormOf(request)
    const client = request.openstack('image')
    const { id } = await images.create(client, toNewImage(body))
    await orRemoved(client, id, images.upload(client, id, file))
    return toImage(await images.show(client, id))
  })
}

/** The form's fields and its file. The file is streamed, so the fields must precede it. */
async function imageFormOf(request: FastifyRequest): Promise<{ body: ImageBody; file: Readable }> {
  const part = await formFileOf(request)
  if (part?.fieldname !== 'data') throw badRequest('Invalid request')
  const fields = Object.fromEntries(
    Object.values(part.fields).flatMap((field) =>
      field && !Array.isArray(field) && field.type === 'field' ? [[field.fieldname, field.value]] : [],
    ),
  )
  const { $$originalJSON: original, ...texts } = fields
  return { body: ImageBody.parse(typeof original === 'string' ? parsed(original) : words(texts)), file: part.file }
}

function parsed(json: string): unknown {
  try {
    return JSON.parse(json)
  } catch (error) {
    throw badRequest(`$$originalJSON: ${error instanceof Error ? error.message : 'unreadable'}`)
  }
}

/** A form without JSON has texts alone. */
const words = (texts: Record<string, unknown>) =>
  Object.fromEntries(
    Object.entries(texts).map(([name, text]) => [name, text === 'true' ? true : text === 'false' ? false : text]),
  )
