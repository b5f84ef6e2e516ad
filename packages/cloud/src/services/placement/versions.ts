import { ok } from '../../core/http/reply.ts'
import { NEWEST_MINOR } from './microversion.ts'

export const list = () =>
  ok({
    versions: [
      {
        id: 'v1.0',
        max_version: `1.${NEWEST_MINOR}`,
        min_version: '1.0',
        status: 'CURRENT',
        links: [{ rel: 'self', href: '' }],
      },
    ],
  })
