/** Things that a test needs in the cloud before it begins, made as any OpenStack client would. */
export class OpenStack {
  readonly #cloudUrl: string
  readonly #token: string

  private constructor(cloudUrl: string, token: string) {
    this.#cloudUrl = cloudUrl
    this.#token = token
  }

  static async as(cloudUrl: string, name: string, project: string): Promise<OpenStack> {
    const domain = { name: 'Default' }
    const answer = await fetch(`${cloudUrl}/identity/v3/auth/tokens`, {
      method: 'POST',
      body: JSON.stringify({
        auth: {
          identity: { methods: ['password'], password: { user: { name, domain, password: name } } },
          scope: { project: { name: project, domain } },
        },
      }),
      headers: { 'content-type': 'application/json' },
    })
    const token = answer.headers.get('x-subject-token')
    if (!token) throw new Error(`no token for ${name}: ${await answer.text()}`)
    return new OpenStack(cloudUrl, token)
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
    await fetch(`${this.#cloudUrl}/image/v2/images/${image.id}/file`, {
      method: 'PUT',
      headers: { 'x-auth-token': this.#token, 'content-type': 'application/octet-stream' },
      body: 'bytes of an image',
    })
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
    await fetch(`${this.#cloudUrl}/image/v2/images/${id}/file`, {
      method: 'PUT',
      headers: { 'x-auth-token': this.#token, 'content-type': 'application/octet-stream' },
      body: 'bytes of an image',
    })
  }

  async deleteImage(id: string): Promise<void> {
    await fetch(`${this.#cloudUrl}/image/v2/images/${id}`, {
      method: 'DELETE',
      headers: { 'x-auth-token': this.#token },
    })
  }

  /** A call that has nothing to answer, as giving a role has. */
  async put(path: string): Promise<void> {
    await fetch(this.#cloudUrl + path, { method: 'PUT', headers: { 'x-auth-token': this.#token } })
  }

  /** A call that asks for something to be done, as an action of a server, and may answer nothing. */
  async act(path: string, body: object): Promise<void> {
    const answer = await fetch(this.#cloudUrl + path, {
      method: 'POST',
      headers: { 'x-auth-token': this.#token, 'content-type': 'application/json' },
      body: JSON.stringify(body),
    })
    if (!answer.ok) throw new Error(`POST ${path}: ${answer.status} ${await answer.text()}`)
  }

  /** Any call that answers a thing. */
  async send<T = { id: string }>(method: string, path: string, body?: object): Promise<T> {
    const answer = await fetch(this.#cloudUrl + path, {
      method,
      headers: { 'x-auth-token': this.#token, 'content-type': 'application/json', 'x-subject-token': this.#token },
      body: JSON.stringify(body),
    })
    if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${await answer.text()}`)
    return (await answer.json()) as T // the caller knows what it asked for
  }
}
