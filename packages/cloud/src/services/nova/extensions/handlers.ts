import { ok } from '../../../core/http/reply.ts'
import type { Call } from '../../../core/service/api.ts'
import { notInThisVersion } from '../microversion.ts'
import { EXTENSIONS } from './known.ts'

export const list = (call: Call) => {
  call.authorize('os_compute_api:extensions')
  return ok({ extensions: EXTENSIONS.map(toExtension) })
}

export const show = (call: Call<{ alias: string }>) => {
  call.authorize('os_compute_api:extensions')
  const found = EXTENSIONS.find(([alias]) => alias === call.params.alias)
  if (!found) throw notInThisVersion()
  return ok({ extension: toExtension(found) })
}

const toExtension = ([alias, name, description]: (typeof EXTENSIONS)[number]) => ({
  alias,
  description,
  links: [],
  name,
  namespace: 'http://docs.openstack.org/compute/ext/fake_xml',
  updated: '2014-12-03T00:00:00Z',
})
