import type { HttpResponse, RequestOptions, Body } from './http.ts'
import type { Client } from './test-cloud.ts'

/** A client of Neutron. */
export interface NetworkClient {
  projectId: string
  send: (method: string, path: string, ask?: RequestOptions) => Promise<HttpResponse>
  get: (path: string) => Promise<HttpResponse>
  post: (path: string, body?: unknown) => Promise<HttpResponse>
  put: (path: string, body?: unknown) => Promise<HttpResponse>
  del: (path: string) => Promise<HttpResponse>
  /** Creates a resource and returns it; throws on an error response. */
  make: (collection: string, wish: Record<string, unknown>) => Promise<Body>
  show: (collection: string, id: string) => Promise<Body>
  list: (collection: string, query?: string) => Promise<Body[]>
  /** A network with one subnet. */
  networkWith: (cidr: string, wish?: Record<string, unknown>) => Promise<{ network: Body; subnet: Body }>
}

export function networkClient(client: Client): NetworkClient {
  const send: NetworkClient['send'] = (method, path, ask) => client.send(method, `/network/v2.0/${path}`, ask)
  const make: NetworkClient['make'] = async (collection, wish) => {
    const { status, body } = await send('POST', collection, { body: { [envelope(collection)]: wish } })
    if (status !== 201) throw new Error(`None of ${collection}: ${status} ${JSON.stringify(body)}`)
    return body[envelope(collection)]
  }
  return {
    projectId: client.projectId,
    send,
    make,
    get: (path) => send('GET', path),
    post: (path, body) => send('POST', path, { body }),
    put: (path, body) => send('PUT', path, { body }),
    del: (path) => send('DELETE', path),
    show: async (collection, id) => (await send('GET', `${collection}/${id}`)).body[envelope(collection)],
    list: async (collection, query = '') => first((await send('GET', `${collection}${query}`)).body),
    async networkWith(cidr, wish = {}) {
      const network = await make('networks', { name: 'test' })
      const ip_version = cidr.includes(':') ? 6 : 4
      return { network, subnet: await make('subnets', { network_id: network.id, ip_version, cidr, ...wish }) }
    },
  }
}

/** Envelope of a single resource: `security-groups` → `security_group`. */
export function envelope(collection: string): string {
  const [last = ''] = collection.split('/').slice(-1)
  const many = last.replaceAll('-', '_')
  return many.endsWith('policies') ? many.replace(/ies$/, 'y') : many.replace(/s$/, '')
}

const first = (body: Body): Body[] => Object.values<Body>(body)[0]

/** An error response. */
export const refused = (status: number, type: string, message: string) => ({
  status,
  body: { NeutronError: { type, message, detail: '' } },
})
