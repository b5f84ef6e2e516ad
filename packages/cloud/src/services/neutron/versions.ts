import { ok } from '../../core/http/reply.ts'
import type { Call, OpenCall } from '../../core/service/api.ts'

const self = (baseUrl: string, path: string) => [{ rel: 'self', href: `${baseUrl}/network/v2.0/${path}` }]

export const list = ({ baseUrl }: OpenCall) =>
  ok({ versions: [{ id: 'v2.0', status: 'CURRENT', links: self(baseUrl, '') }] })

/** Neutron's core resources; extensions add the others. */
const CORE = ['network', 'subnet', 'subnetpool', 'port']

export const show = ({ baseUrl }: Call) =>
  ok({
    resources: CORE.map((name) => ({ name, collection: `${name}s`, links: self(baseUrl, `${name}s`) })),
  })
