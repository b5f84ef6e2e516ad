import { json, ok } from '../../core/http/reply.ts'
import type { OpenCall } from '../../core/service/api.ts'

const version = (baseUrl: string) => ({
  id: 'v3.14',
  status: 'stable',
  updated: '2020-04-07T00:00:00Z',
  links: [{ rel: 'self', href: `${baseUrl}/identity/v3/` }],
  'media-types': [{ base: 'application/json', type: 'application/vnd.openstack.identity-v3+json' }],
})

export const list = ({ baseUrl }: OpenCall) =>
  json(300, { versions: { values: [version(baseUrl)] } }, { location: `${baseUrl}/identity/v3/` })

export const show = ({ baseUrl }: OpenCall) => ok({ version: version(baseUrl) })
