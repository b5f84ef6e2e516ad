import type { FastifyInstance, InjectOptions } from 'fastify'

type Method = NonNullable<InjectOptions['method']>

/** Sends cookies, CSRF token and headers as a browser with the open console does. */
export class Browser {
  readonly cookies = new Map<string, string>()
  readonly #app: FastifyInstance

  constructor(app: FastifyInstance) {
    this.#app = app
  }

  async send(method: Method, url: string, payload?: InjectOptions['payload'], headers: Record<string, string> = {}) {
    const answer = await this.#app.inject({
      method,
      url,
      ...(payload === undefined ? {} : { payload }),
      headers: {
        'x-requested-with': 'XMLHttpRequest',
        'x-csrftoken': this.cookies.get('__Host-csrftoken') ?? this.cookies.get('csrftoken') ?? '',
        cookie: [...this.cookies].map(([name, value]) => `${name}=${encodeURIComponent(value)}`).join('; '),
        ...headers,
      },
    })
    for (const { name, value, maxAge } of answer.cookies) {
      if (value && maxAge !== 0) this.cookies.set(name, value)
      else this.cookies.delete(name)
    }
    return answer
  }

  /** Another browser for the same server. */
  another(): Browser {
    return new Browser(this.#app)
  }

  get(url: string, headers?: Record<string, string>) {
    return this.send('GET', url, undefined, headers)
  }

  post(url: string, payload: InjectOptions['payload'] = {}, headers?: Record<string, string>) {
    return this.send('POST', url, payload, headers)
  }

  delete(url: string) {
    return this.send('DELETE', url)
  }

  /** Opens the sign-in page and signs in. */
  async signIn(username = 'demo', password = username, more: object = {}) {
    await this.get('/api/boot/')
    return this.post('/auth/login/', { username, password, ...more })
  }
}
