import { glance, type ImageBody } from '@meridian/contract'
import { images, type ServiceClient } from '@meridian/openstack'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { AppOptions } from '../../app-options.ts'
import { serve } from '../../serve.ts'
import { glanceAddress } from '../../uploads/glance-address.ts'
import { UploadTickets } from '../../uploads/tickets.ts'
import { toImageChanges, toNewImage } from './image-changes.map.ts'
import { toImage } from './images.map.ts'

export type ImageOptions = Pick<AppOptions, 'secret' | 'base' | 'settings'>

export function imageChangeRoutes(app: FastifyInstance, options: ImageOptions): void {
  const uploadOf = uploads(options)

  serve(app, glance.imageCreate, async ({ body }, request) => {
    const image = await createdImage(request.openstack('image'), body, options)
    return { ...toImage(image), ...(body.data ? uploadOf(image.id, request) : {}) }
  })

  serve(app, glance.imageUpdate, async ({ params, body }, request) => {
    const client = request.openstack('image')
    const changes = toImageChanges(await images.show(client, params.id), body)
    if (changes.length > 0) await images.update(client, params.id, changes)
  })
}

/**
 * Creates an image; one whose URL Glance refuses is deleted again. Glance copies the data of the URL, or keeps the URL
 * as the image's location if the request wants that and the operator allows it.
 */
export async function createdImage(client: ServiceClient, body: ImageBody, { settings }: ImageOptions) {
  const image = await images.create(client, toNewImage(body))
  const { image_url: url, import_data: isImported, is_copying: isCopied } = body
  if (!url) return image
  const copies = isImported || isCopied || settings['IMAGES_ALLOW_LOCATION'] !== true
  const filling = copies ? images.importFrom(client, image.id, url) : locateAt(client, image.id, url)
  await orRemoved(client, image.id, filling)
  return image
}

async function locateAt(client: ServiceClient, id: string, url: string): Promise<void> {
  await images.update(client, id, [{ op: 'add', path: '/locations/-', value: { url, metadata: {} } }])
}

/** Deletes an image whose data could not be stored. */
export async function orRemoved<T>(client: ServiceClient, id: string, filling: Promise<T>): Promise<T> {
  try {
    return await filling
  } catch (error) {
    await images.remove(client, id).catch(() => {}) // the first error is the one to report
    throw error
  }
}

/** URL and token for the upload of a new image's data. */
export function uploads({ secret, base, settings }: ImageOptions) {
  const tickets = new UploadTickets(secret)
  const glanceUrl = glanceAddress(settings)
  return (id: string, { access }: FastifyRequest): { upload_url: string; token_id: string } => {
    if (glanceUrl) return { upload_url: `${glanceUrl}/v2/images/${id}/file`, token_id: access.secret }
    const { ticket, token } = tickets.issue(id, access)
    const scope = new URLSearchParams({
      ...(access.token.project ? { project: access.token.project.id } : {}),
      ...(access.region ? { region: access.region } : {}),
    })
    return { upload_url: `${base}api/uploads/${ticket}?${scope}`, token_id: token }
  }
}
