import { Agent, request } from 'node:http'
import type { IncomingHttpHeaders } from 'node:http'

/** The number of concurrent requests. */
const IN_FLIGHT = 48

const agent = new Agent({ keepAlive: true, maxSockets: IN_FLIGHT })

interface Answer {
  status: number
  headers: IncomingHttpHeaders
  bytes: Buffer
}

/** Resolves at the last byte of the response, without parsing it: that would be the client's own time. */
export function send(
  url: string,
  method: string,
  body?: unknown,
  headers: Record<string, string> = {},
): Promise<Answer> {
  const sent = body === undefined || typeof body === 'string' ? body : JSON.stringify(body)
  return new Promise((resolve, reject) => {
    const outgoing = request(url, { method, agent, headers: { 'content-type': 'application/json', ...headers } })
    outgoing.on('error', reject)
    outgoing.on('response', (incoming) => {
      const chunks: Buffer[] = []
      incoming.on('data', (chunk: Buffer) => chunks.push(chunk))
      incoming.on('error', reject)
      incoming.on('end', () =>
        resolve({ status: incoming.statusCode ?? 0, headers: incoming.headers, bytes: Buffer.concat(chunks) }),
      )
    })
    outgoing.end(sent)
  })
}

/** An administrator of a cloud. */
export interface Admin {
  projectId: string
  send: (method: string, path: string, body?: unknown) => Promise<{ status: number }>
}

export async function signIn(url: string): Promise<Admin> {
  const user = { name: 'admin', password: 'admin', domain: { id: 'default' } }
  const scope = { project: { name: 'admin', domain: { id: 'default' } } }
  const auth = { identity: { methods: ['password'], password: { user } }, scope }
  const { headers, bytes } = await send(`${url}/identity/v3/auth/tokens`, 'POST', { auth })
  const token = { 'x-auth-token': String(headers['x-subject-token']) }
  return {
    projectId: JSON.parse(bytes.toString()).token.project.id,
    send: (method, path, body) => send(url + path, method, body, token),
  }
}

/** Repeats a request with a fixed concurrency; throws if one fails. */
export async function many(times: number, act: (index: number) => Promise<{ status: number }>): Promise<void> {
  let begun = 0
  const worker = async () => {
    while (begun < times) {
      const { status } = await act(begun++)
      if (status >= 300) throw new Error(`A request was refused with ${status}`)
    }
  }
  await Promise.all(Array.from({ length: IN_FLIGHT }, worker))
}
