import type { NetworkExtension } from '@meridian/wire'
import { notFound } from '../../../core/errors/fault.ts'
import { ok } from '../../../core/http/reply.ts'
import type { Call } from '../../../core/service/api.ts'
import { EXTENSIONS } from './extensions.ts'

const extensions: readonly NetworkExtension[] = EXTENSIONS.map(([alias, name, description, day]) => ({
  name,
  alias,
  description,
  updated: `${day}T00:00:00-00:00`,
  links: [],
}))

export const list = () => ok({ extensions })

export const show = ({ params }: Call<{ alias: string }>) => {
  const extension = extensions.find(({ alias }) => alias === params.alias)
  if (!extension) throw notFound(`Extension with alias ${params.alias} does not exist`)
  return ok({ extension })
}
