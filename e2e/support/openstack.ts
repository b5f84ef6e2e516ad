import { passwordOf } from './clouds.ts'

/** The first part of a path as the tests write it, and what catalogues call that service. */
const TYPES: Record<string, readonly string[]> = { volume: ['block-storage', 'volumev3'] }

interface Catalogued {
  type: string
  endpoints: { interface: string; url: string }[]
}

/** What a token is for, as Keystone documents it. */
interface Authorised {
  catalog: readonly Catalogued[]
  project: { id: string }
  user: { id: string }
}

/** Things that a test needs in the cloud before it begins, made as any OpenStack client would. */
export class OpenStack {
  readonly #catalogue: readonly Catalogued[]
  readonly #token: string
  readonly projectId: string
  readonly userId: string

  private constructor({ catalog, project, user }: Authorised, token: string) {
    this.#catalogue = catalog
    this.#token = token
    this.projectId = project.id
    this.userId = user.id
  }

  static async as(authUrl: string, name: string, project: string): Promise<OpenStack> {
    const domain = { name: 'Default' }
    const answer = await fetch(`${authUrl}/auth/tokens`, {
      method: 'POST',
      body: JSON.stringify({
        auth: {
          identity: { methods: ['password'], password: { user: { name, domain, password: passwordOf(name) } } },
          scope: { project: { name: project, domain } },
        },
      }),
      headers: { 'content-type': 'application/json' },
    })
    const token = answer.headers.get('x-subject-token')
    if (!token) throw new Error(`no token for ${name}: ${await answer.text()}`)
    const { token: about } = (await answer.json()) as { token: Authorised } // as Keystone documents it
    return new OpenStack(about, token)
  }

  /** Where `/compute/v2.1/…` is in this cloud: the service's root as the catalogue has it, without its version. */
  #url(path: string): string {
    const [, name = '', rest = ''] = /^\/([^/]+)(.*)$/.exec(path) ?? []
    const types = TYPES[name] ?? [name]
    const { endpoints } = this.#catalogue.find(({ type }) => types.includes(type)) ?? { endpoints: [] }
    const root = endpoints.find((endpoint) => endpoint.interface === 'public')?.url
    if (!root) throw new Error(`the cloud has no ${name}`)
    return root.replace(/\/(v\d.*)?$/, '') + rest
  }

  /** An image with a few bytes; `fields` override what it would be. */
  async createImage(name: string, fields: object = {}): Promise<{ id: string }> {
    const image = await this.send('POST', '/image/v2/images', {
      name,
      disk_format: 'raw',
      container_format: 'bare',
      visibility: 'private',
      ...fields,
    })
    await this.upload(image.id)
    return image
  }

  /** An image that waits for its bytes. */
  queueImage(name: string): Promise<{ id: string }> {
    return this.send('POST', '/image/v2/images', {
      name,
      disk_format: 'raw',
      container_format: 'bare',
      visibility: 'private',
    })
  }

  async upload(id: string): Promise<void> {
    await fetch(this.#url(`/image/v2/images/${id}/file`), {
      method: 'PUT',
      headers: { 'x-auth-token': this.#token, 'content-type': 'application/octet-stream' },
      body: 'bytes of an image',
    })
  }

  async deleteImage(id: string): Promise<void> {
    await this.delete(`/image/v2/images/${id}`)
  }

  /** Takes something away; it may be gone already. */
  async delete(path: string): Promise<void> {
    await fetch(this.#url(path), { method: 'DELETE', headers: { 'x-auth-token': this.#token } })
  }

  /** A call that has nothing to answer, as giving a role has. */
  async put(path: string, headers: Record<string, string> = {}): Promise<void> {
    await fetch(this.#url(path), { method: 'PUT', headers: { 'x-auth-token': this.#token, ...headers } })
  }

  /** A call that asks for something to be done, as an action of a server, and may answer nothing. */
  async act(path: string, body: object): Promise<void> {
    const answer = await fetch(this.#url(path), {
      method: 'POST',
      headers: { 'x-auth-token': this.#token, 'content-type': 'application/json' },
      body: JSON.stringify(body),
    })
    if (!answer.ok) throw new Error(`POST ${path}: ${answer.status} ${await answer.text()}`)
  }

  /** Any call that answers a thing. */
  async send<T = { id: string }>(
    method: string,
    path: string,
    body?: object,
    headers: Record<string, string> = {},
  ): Promise<T> {
    const answer = await fetch(this.#url(path), {
      method,
      headers: {
        'x-auth-token': this.#token,
        'content-type': 'application/json',
        'x-subject-token': this.#token,
        ...headers,
      },
      body: JSON.stringify(body),
    })
    if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${await answer.text()}`)
    return (await answer.json()) as T // the caller knows what it asked for
  }
}
