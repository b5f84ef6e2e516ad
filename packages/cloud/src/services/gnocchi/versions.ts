import { ok } from '../../core/http/reply.ts'
import type { OpenCall } from '../../core/service/api.ts'

export const list = ({ baseUrl }: OpenCall) =>
  ok({
    build: '4.4.2',
    versions: [
      {
        status: 'CURRENT',
        links: [{ rel: 'self', href: `${baseUrl}/metric/v1/` }],
        id: 'v1.0',
        updated: '2015-03-19',
      },
    ],
  })

const PARTS = [
  'archive_policy',
  'archive_policy_rule',
  'metric',
  'resource',
  'resource_type',
  'aggregation',
  'status',
  'capabilities',
]

export const show = ({ baseUrl }: OpenCall) =>
  ok({
    version: '1.0',
    links: [
      { rel: 'self', href: `${baseUrl}/metric/v1` },
      ...PARTS.map((rel) => ({ rel, href: `${baseUrl}/metric/v1/${rel}` })),
    ],
  })
