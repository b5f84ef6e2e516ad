import type { Secret, SecretContainer } from '@meridian/wire'
import { buffer } from 'node:stream/consumers'
import type { ServiceClient } from '../../service-client.ts'
import { path } from '../../url.ts'

/** Barbican's objects have references, addresses that end in the id. */
export const idInReference = (reference: string): string => reference.split('/').at(-1) ?? ''

/** Of what was made; a request that is only explained has the id alone. */
const madeId = ({ secret_ref, container_ref, id = '' }: { secret_ref?: string; container_ref?: string; id?: string }) =>
  idInReference(secret_ref ?? container_ref ?? id)

const PAGE = 100

/** All pages of a list; Barbican counts what it leaves out. */
async function all<T>(client: ServiceClient, kind: 'secrets' | 'containers', query = ''): Promise<T[]> {
  const found: T[] = []
  for (;;) {
    const at = `/v1/${kind}?limit=${PAGE}&offset=${found.length}${query}`
    const { body } = await client.get<Record<string, T[]> & { total: number }>(at)
    const page = body[kind] ?? []
    found.push(...page)
    if (page.length === 0 || found.length >= body.total) return found
  }
}

export const keyManagerSecrets = {
  list: (client: ServiceClient) => all<Secret>(client, 'secrets'),
  show: async (client: ServiceClient, id: string) => (await client.get<Secret>(path`/v1/secrets/${id}`)).body,
  create: async (client: ServiceClient, secret: object): Promise<string> =>
    madeId((await client.post<{ secret_ref?: string }>('/v1/secrets', secret)).body),
  remove: (client: ServiceClient, id: string) => client.delete(path`/v1/secrets/${id}`),
  /** GET …/payload: its bytes. Texts can be read as bytes, too. */
  payload: async (client: ServiceClient, id: string, accept = 'application/octet-stream'): Promise<Buffer> => {
    const { body } = await client.stream({ method: 'GET', headers: { accept } }, path`/v1/secrets/${id}/payload`)
    return buffer(body)
  },
}

export const secretContainers = {
  certificates: (client: ServiceClient) => all<SecretContainer>(client, 'containers', '&type=certificate'),
  show: async (client: ServiceClient, id: string) =>
    (await client.get<SecretContainer>(path`/v1/containers/${id}`)).body,
  create: async (client: ServiceClient, container: object): Promise<string> =>
    madeId((await client.post<{ container_ref?: string }>('/v1/containers', container)).body),
  remove: (client: ServiceClient, id: string) => client.delete(path`/v1/containers/${id}`),
}

/** POST /v1/orders: the cloud generates what is ordered. */
export const orderSecret = (client: ServiceClient, order: object) => client.act('POST', '/v1/orders', order)
