import { expect } from 'vitest'
import type { HttpResponse, RequestOptions, Body } from './http.ts'
import type { Client } from './test-cloud.ts'

/** A client of Cinder with one microversion. Paths are relative to the project unless they start with a slash. */
export interface VolumeClient {
  client: Client
  get: (path: string) => Promise<HttpResponse>
  post: (path: string, body?: unknown) => Promise<HttpResponse>
  put: (path: string, body?: unknown) => Promise<HttpResponse>
  del: (path: string) => Promise<HttpResponse>
  send: (method: string, path: string, ask?: RequestOptions) => Promise<HttpResponse>
  at: (version: string) => VolumeClient
  /** Creates a volume of 1 GiB, unless `fields` has another size. */
  volume: (wish?: Record<string, unknown>) => Promise<Body>
  show: (volumeId: string) => Promise<Body>
  act: (volumeId: string, action: Record<string, unknown>) => Promise<HttpResponse>
}

export function volumeClient(client: Client, version = '3.70'): VolumeClient {
  const send: VolumeClient['send'] = (method, path, { headers, body } = {}) =>
    client.send(method, path.startsWith('/') ? `/volume/v3${path}` : `/volume/v3/${client.projectId}/${path}`, {
      headers: { 'openstack-api-version': `volume ${version}`, ...headers },
      body,
    })
  const show = async (id: string) => (await send('GET', `volumes/${id}`)).body.volume
  return {
    client,
    send,
    show,
    get: (path) => send('GET', path),
    post: (path, body) => send('POST', path, { body }),
    put: (path, body) => send('PUT', path, { body }),
    del: (path) => send('DELETE', path),
    at: (other) => volumeClient(client, other),
    act: (id, action) => send('POST', `volumes/${id}/action`, { body: action }),
    async volume(wish = {}) {
      const { status, body } = await send('POST', 'volumes', { body: { volume: { size: 1, ...wish } } })
      if (status !== 202) throw new Error(`No volume: ${status} ${JSON.stringify(body)}`)
      return show(body.volume.id)
    },
  }
}

const ENVELOPES: Readonly<Record<number, string>> = {
  400: 'badRequest',
  403: 'forbidden',
  404: 'itemNotFound',
  409: 'conflictingRequest',
  413: 'overLimit',
}

/** An error response. */
export const refused = (status: number, sentence: string | RegExp) => ({
  status,
  body: {
    [ENVELOPES[status] ?? 'computeFault']: {
      code: status,
      message: typeof sentence === 'string' ? sentence : expect.stringMatching(sentence),
    },
  },
})
