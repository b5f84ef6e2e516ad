import { json } from '../../core/http/reply.ts'
import type { OpenCall } from '../../core/service/api.ts'

const NEWEST_MINOR = 16

function versions(baseUrl: string) {
  const links = [{ rel: 'self', href: `${baseUrl}/image/v2/` }]
  return Array.from({ length: NEWEST_MINOR + 1 }, (_, age) => ({
    id: `v2.${NEWEST_MINOR - age}`,
    status: age === 0 ? 'CURRENT' : 'SUPPORTED',
    links,
  }))
}

export const root = ({ baseUrl }: OpenCall) => json(300, { versions: versions(baseUrl) })
export const list = ({ baseUrl }: OpenCall) => json(200, { versions: versions(baseUrl) })
