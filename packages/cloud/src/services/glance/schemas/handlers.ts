import { ok } from '../../../core/reply.ts'
import { imageSchema } from './image.ts'
import { memberSchema } from './member.ts'

const text = { type: 'string' }
const describedBy = { rel: 'describedby', href: '{schema}' }

export const image = () => ok(imageSchema)

export const images = () =>
  ok({
    name: 'images',
    properties: { images: { type: 'array', items: imageSchema }, first: text, next: text, schema: text },
    links: [{ rel: 'first', href: '{first}' }, { rel: 'next', href: '{next}' }, describedBy],
  })

export const member = () => ok(memberSchema)

export const members = () =>
  ok({
    name: 'members',
    properties: { members: { type: 'array', items: memberSchema }, schema: text },
    links: [describedBy],
  })
