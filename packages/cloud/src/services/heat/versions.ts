import { json } from '../../core/http/reply.ts'
import type { OpenCall } from '../../core/service/api.ts'

export const root = ({ baseUrl }: OpenCall) => {
  const links = [{ rel: 'self', href: `${baseUrl}/orchestration/v1/` }]
  return json(300, { versions: [{ id: 'v1.0', status: 'CURRENT', links }] })
}
