import { ok } from '../../core/http/reply.ts'
import type { OpenCall } from '../../core/service/api.ts'
import { compute, NEWEST_MINOR } from './microversion.ts'

const versions = (baseUrl: string) => [
  {
    id: 'v2.0',
    status: 'SUPPORTED',
    version: '',
    min_version: '',
    updated: '2011-01-21T11:33:21Z',
    links: [{ rel: 'self', href: `${baseUrl}/compute/v2/` }],
  },
  {
    id: 'v2.1',
    status: 'CURRENT',
    version: `2.${NEWEST_MINOR}`,
    min_version: '2.1',
    updated: '2013-07-23T11:33:21Z',
    links: [{ rel: 'self', href: `${baseUrl}/compute/v2.1/` }],
  },
]

export const list = ({ baseUrl }: OpenCall) => ok({ versions: versions(baseUrl) })

/** The details of a version, by its place in the list. */
const details =
  (place: 0 | 1) =>
  ({ baseUrl, headers }: OpenCall) => {
    compute.requested(headers)
    const current = versions(baseUrl)[place]
    const described = { rel: 'describedby', type: 'text/html', href: 'http://docs.openstack.org/' }
    const type = `application/vnd.openstack.compute+json;version=${place === 0 ? '2' : '2.1'}`
    return ok({
      version: {
        ...current,
        links: [...(current?.links ?? []), described],
        'media-types': [{ base: 'application/json', type }],
      },
    })
  }

export const show = details(1)

/** The old API's, whose paths are not served. */
export const showOld = details(0)
