import type { HttpResponse } from './http.ts'
import type { Client } from './test-cloud.ts'

/** A client of Nova with one microversion. */
export interface Compute {
  get: (path: string) => Promise<HttpResponse>
  post: (path: string, body?: unknown) => Promise<HttpResponse>
  put: (path: string, body?: unknown) => Promise<HttpResponse>
  del: (path: string) => Promise<HttpResponse>
}

/** `compute(demo, 93).get('/flavors')` */
export function compute(client: Client, minor = 1): Compute {
  const headers = { 'openstack-api-version': `compute 2.${minor}` }
  const send = (method: string) => (path: string, body?: unknown) =>
    client.send(method, `/compute/v2.1${path}`, { headers, body })
  return { get: send('GET'), post: send('POST'), put: send('PUT'), del: send('DELETE') }
}

/** Status and message of an error response. */
export const refusal = ({ status, body }: HttpResponse) => ({
  status,
  message: Object.values<{ message: string }>(body)[0]?.message,
})
