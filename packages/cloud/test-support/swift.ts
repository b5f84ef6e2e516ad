import type { HttpResponse, RequestOptions } from './http.ts'
import type { Client, TestCloud } from './test-cloud.ts'

type Headers = Record<string, string>

/** A client of a Swift account. Paths are relative to the account. */
export interface SwiftAccount {
  client: Client
  /** `AUTH_…` */
  name: string
  /** `/object-store/v1/AUTH_…` */
  base: string
  send: (method: string, path: string, ask?: RequestOptions) => Promise<HttpResponse>
  get: (path: string, headers?: Headers) => Promise<HttpResponse>
  head: (path: string, headers?: Headers) => Promise<HttpResponse>
  put: (path: string, body?: string | Buffer, headers?: Headers) => Promise<HttpResponse>
  post: (path: string, headers?: Headers, body?: string | Buffer) => Promise<HttpResponse>
  copy: (path: string, headers: Headers) => Promise<HttpResponse>
  del: (path: string, headers?: Headers) => Promise<HttpResponse>
  /** The names in a listing, including folders. */
  names: (path: string) => Promise<string[]>
}

export async function swiftAccount(cloud: TestCloud, user: string, project: string): Promise<SwiftAccount> {
  const client = await cloud.as(user, project)
  return accountOf(client, client.projectId)
}

/** The account of another project or the client's own. */
export function accountOf(client: Client, projectId: string): SwiftAccount {
  const name = `AUTH_${projectId}`
  const base = `/object-store/v1/${name}`
  const send: SwiftAccount['send'] = (method, path, ask) => client.send(method, base + path, ask)
  return {
    client,
    name,
    base,
    send,
    get: (path, headers = {}) => send('GET', path, { headers }),
    head: (path, headers = {}) => send('HEAD', path, { headers }),
    put: (path, body = '', headers = {}) => send('PUT', path, { headers, body }),
    post: (path, headers = {}, body = '') => send('POST', path, { headers, body }),
    copy: (path, headers) => send('COPY', path, { headers }),
    del: (path, headers = {}) => send('DELETE', path, { headers }),
    async names(path) {
      const { body } = await send('GET', path)
      return typeof body === 'string' ? body.split('\n').slice(0, -1) : []
    },
  }
}

/** UTF-8 bytes as latin1 characters, as headers carry them. */
export const inHeader = (text: string) => Buffer.from(text, 'utf8').toString('latin1')

/** A ustar archive of names and contents. */
export function tarOf(files: Readonly<Record<string, string | Buffer>>): Buffer {
  const entries = Object.entries(files).flatMap(([name, content]) => {
    const bytes = Buffer.from(content)
    return [tarHeader(name, bytes.length, name.endsWith('/') ? '5' : '0'), bytes, padding(bytes.length)]
  })
  return Buffer.concat([...entries, Buffer.alloc(1024)])
}

const padding = (size: number) => Buffer.alloc((512 - (size % 512)) % 512)

export function tarHeader(name: string, size: number, type: string): Buffer {
  const header = Buffer.alloc(512)
  header.write(name, 0, 100)
  header.write('0000644\0', 100)
  header.write(`${size.toString(8).padStart(11, '0')}\0`, 124)
  header.write(' '.repeat(8), 148)
  header.write(type, 156)
  header.write('ustar\x0000', 257)
  const sum = header.reduce((total, byte) => total + byte, 0)
  header.write(`${sum.toString(8).padStart(6, '0')}\0 `, 148)
  return header
}
