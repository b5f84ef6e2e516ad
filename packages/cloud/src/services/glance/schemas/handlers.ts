import { notFound } from '../../../core/errors/fault.ts'
import { ok } from '../../../core/http/reply.ts'
import type { Call } from '../../../core/service/api.ts'
import { imageSchema } from './image.ts'
import { memberSchema } from './member.ts'
import { metadefSchemas } from './metadefs.ts'
import { taskSchema, tasksSchema } from './task.ts'

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

export const task = () => ok(taskSchema)
export const tasks = () => ok(tasksSchema)

export const metadef = ({ params }: Call<{ name: string }>) => {
  const known = Object.entries(metadefSchemas).find(([name]) => name === params.name)
  if (!known) throw notFound('The resource could not be found.')
  return ok(known[1])
}
