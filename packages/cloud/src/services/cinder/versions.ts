import { json, ok } from '../../core/http/reply.ts'
import type { OpenCall } from '../../core/service/api.ts'
import { NEWEST_MINOR } from './microversion.ts'
import { withProjectHeader } from './project-paths.ts'

const versions = ({ baseUrl }: OpenCall) => ({
  versions: [
    {
      id: 'v3.0',
      status: 'CURRENT',
      version: `3.${NEWEST_MINOR}`,
      min_version: '3.0',
      updated: '2022-08-31T00:00:00Z',
      links: [
        { rel: 'describedby', type: 'text/html', href: 'https://docs.openstack.org/' },
        { rel: 'self', href: `${baseUrl}/volume/v3/` },
      ],
      'media-types': [{ base: 'application/json', type: 'application/vnd.openstack.volume+json;version=3' }],
    },
  ],
})

export const root = (call: OpenCall) => withProjectHeader(call, json(300, versions(call)))
export const show = (call: OpenCall) => withProjectHeader(call, ok(versions(call)))
