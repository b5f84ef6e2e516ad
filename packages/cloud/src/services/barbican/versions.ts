import { json } from '../../core/http/reply.ts'
import type { OpenCall } from '../../core/service/api.ts'

const version = (baseUrl: string) => ({
  id: 'v1',
  status: 'stable',
  links: [
    { rel: 'self', href: `${baseUrl}/key-manager/v1/` },
    { rel: 'describedby', type: 'text/html', href: 'https://docs.openstack.org/' },
  ],
  'media-types': [{ base: 'application/json', type: 'application/vnd.openstack.key-manager-v1+json' }],
})

export const list = ({ baseUrl }: OpenCall) => json(300, { versions: { values: [version(baseUrl)] } })
export const show = ({ baseUrl }: OpenCall) => json(200, { version: version(baseUrl) })
