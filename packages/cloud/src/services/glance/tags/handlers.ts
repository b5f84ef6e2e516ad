import { badRequest, notFound } from '../../../core/errors/fault.ts'
import { noContent } from '../../../core/http/reply.ts'
import type { Call } from '../../../core/service/api.ts'
import { isoSeconds } from '../../../core/time/clock.ts'
import { findOwn } from '../images/access.ts'
import { refuseTooMany } from '../images/body.ts'
import * as store from '../images/store.ts'
import type { ImageRow } from '../images/store.ts'

type PathParams = { id: string; tag: string }

const save = (call: Call, image: ImageRow, tags: string[]) =>
  store.update(call.db, { ...image, tags, updated_at: isoSeconds(call.clock.now()) })

export const add = (call: Call<PathParams>) => {
  const { id, tag } = call.params
  if (tag.length > 255) throw badRequest(`Provided object does not match schema 'tag': '${tag}' is too long`)
  const image = findOwn(call, id, 'modify_image')
  const tags = [...new Set([...image.tags, tag])]
  refuseTooMany({ ...image, tags })
  save(call, image, tags)
  return noContent
}

export const remove = (call: Call<PathParams>) => {
  const { id, tag } = call.params
  const image = findOwn(call, id, 'modify_image')
  if (!image.tags.includes(tag)) throw notFound('The resource could not be found.')
  save(
    call,
    image,
    image.tags.filter((other) => other !== tag),
  )
  return noContent
}
