import * as z from 'zod'
import { badRequest, forbidden, notFound } from '../../../core/errors/fault.ts'
import { noContent, ok } from '../../../core/http/reply.ts'
import type { Call } from '../../../core/service/api.ts'
import { propertiesOf, showImage } from '../neighbours/images.ts'
import { changeImage } from '../neighbours/proxied.ts'
import { asCaller, catchFault } from '../neighbours/requester.ts'
import { metadata } from '../parameters.ts'
import { checkMetadata } from '../quotas/usage.ts'

type OfImage = Call<{ imageId: string }>
type OfKey = Call<{ imageId: string; key: string }>

const find = (call: OfImage) =>
  catchFault(
    () => propertiesOf(showImage(asCaller(call), call.params.imageId)),
    () => {
      throw notFound('Image not found.')
    },
  )

/** Changes the image's properties from one set to another. */
function change(call: OfImage, before: Record<string, string>, after: Record<string, string>): void {
  checkMetadata(call, call.auth.projectId ?? '', after)
  const path = (name: string) => `/${name.replaceAll('~', '~0').replaceAll('/', '~1')}`
  const operations = [
    ...Object.keys(before)
      .filter((name) => !(name in after))
      .map((name) => ({ op: 'remove', path: path(name) })),
    ...Object.entries(after)
      .filter(([name, value]) => before[name] !== value)
      .map(([name, value]) => ({ op: name in before ? 'replace' : 'add', path: path(name), value })),
  ]
  if (operations.length === 0) return
  catchFault(
    () => changeImage(asCaller(call), call.params.imageId, operations),
    ({ status, message }) => {
      throw status === 403 ? forbidden('You are not allowed to change the image.') : badRequest(message)
    },
  )
}

export const list = (call: OfImage) => ok({ metadata: find(call) })

const Whole = z.strictObject({ metadata })

export const add = (call: OfImage) => {
  const before = find(call)
  const after = { ...before, ...call.json(Whole).metadata }
  change(call, before, after)
  return ok({ metadata: after })
}

export const replace = (call: OfImage) => {
  const after = call.json(Whole).metadata
  change(call, find(call), after)
  return ok({ metadata: after })
}

const valueOf = (call: OfKey, all: Record<string, string>) => {
  const value = Object.hasOwn(all, call.params.key) ? all[call.params.key] : undefined
  if (value === undefined) throw notFound('Metadata item was not found')
  return value
}

export const show = (call: OfKey) => ok({ meta: { [call.params.key]: valueOf(call, find(call)) } })

export const set = (call: OfKey) => {
  const { meta } = call.json(z.strictObject({ meta: metadata }))
  if (Object.keys(meta).length !== 1 || !(call.params.key in meta)) throw badRequest('Request body and URI mismatch')
  const before = find(call)
  change(call, before, { ...before, ...meta })
  return ok({ meta })
}

export const remove = (call: OfKey) => {
  const before = find(call)
  valueOf(call, before)
  const { [call.params.key]: _gone, ...after } = before
  change(call, before, after)
  return noContent
}
