import type { Image } from '@meridian/wire'
import { badRequest, forbidden, notFound } from '../../../core/errors/fault.ts'
import { noContent, ok } from '../../../core/http/reply.ts'
import type { Call } from '../../../core/service/api.ts'
import { nextPage } from '../links.ts'
import { removeImage, showImage } from '../neighbours/images.ts'
import { pageOfImages } from '../neighbours/proxied.ts'
import { asCaller, catchFault } from '../neighbours/requester.ts'
import { limitOf } from '../query-parameters.ts'
import { toImage, toImageSummary } from './view.ts'

type One = { id: string }

const listing = (path: string, view: (call: Call, image: Image) => unknown) => (call: Call) => {
  const limit = limitOf(call.query)
  const images = limit === 0 ? [] : page(call, limit)
  const last = images.length === limit ? images.at(-1)?.id : undefined
  return ok({ images: images.map((image) => view(call, image)), ...nextPage(call, path, 'images', last) })
}

export const list = listing('images', toImageSummary)
export const listDetail = listing('images/detail', toImage)

export const show = (call: Call<One>) =>
  catchFault(
    () => ok({ image: toImage(call, showImage(asCaller(call), call.params.id)) }),
    () => {
      throw notFound('Image not found.')
    },
  )

export const remove = (call: Call<One>) =>
  catchFault(
    () => {
      removeImage(asCaller(call), call.params.id)
      return noContent
    },
    ({ status }) => {
      throw status === 403 ? forbidden('You are not allowed to delete the image.') : notFound('Image not found.')
    },
  )

function page(call: Call, limit: number): Image[] {
  const filters = new URLSearchParams({ limit: String(limit) })
  for (const name of ['name', 'marker']) {
    const value = call.query.get(name)
    if (value !== null) filters.set(name, value)
  }
  const status = call.query.get('status')
  if (status !== null) filters.set('status', status.toLowerCase())
  const server = call.query.get('server')
  if (server !== null) filters.set('instance_uuid', server.split('/').at(-1) ?? '')
  return catchFault(
    () => pageOfImages(asCaller(call), filters),
    ({ message }) => {
      throw badRequest(`HTTP 400 Bad Request: ${message}`)
    },
  )
}
