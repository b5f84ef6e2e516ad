import { send } from '../cloud/client.ts'

/** Stores and sends cookies as a browser does, with the headers that pages send. */
export class Browser {
  readonly #url: string
  readonly #jar = new Map<string, string>()

  constructor(url: string) {
    this.#url = url.replace(/\/+$/, '')
  }

  headers(): Record<string, string> {
    return {
      cookie: [...this.#jar].map(([name, value]) => `${name}=${value}`).join('; '),
      'x-csrftoken': decodeURIComponent(this.#jar.get('csrftoken') ?? ''),
      'x-requested-with': 'XMLHttpRequest',
      referer: `${this.#url}/`,
    }
  }

  async send(method: string, path: string, body?: unknown, headers: Record<string, string> = {}) {
    const answer = await send(this.#url + path, method, body, { ...this.headers(), ...headers })
    for (const cookie of answer.headers['set-cookie'] ?? []) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(cookie) ?? []
      this.#jar.set(name, value)
    }
    return answer
  }

  /** Sends a GET and waits for the last byte. */
  async get(path: string): Promise<{ status: number }> {
    const { status } = await send(this.#url + path, 'GET', undefined, this.headers())
    if (status !== 200) throw new Error(`${path} was refused with ${status}`)
    return { status }
  }
}

export interface Account {
  username: string
  password: string
}

export async function signIn(url: string, account: Account = { username: 'demo', password: 'demo' }): Promise<Browser> {
  const browser = new Browser(url)
  await browser.send('GET', '/api/boot/')
  const { status, bytes } = await browser.send('POST', '/auth/login/', account)
  if (status !== 200) throw new Error(`Signing in was refused: ${bytes.toString()}`)
  return browser
}

/** Horizon signs in with a form and redirects. */
export async function signInToHorizon(url: string, { username, password }: Account): Promise<Browser> {
  const browser = new Browser(url)
  const page = await browser.send('GET', '/auth/login/')
  const token = /name="csrfmiddlewaretoken" value="([^"]+)"/.exec(page.bytes.toString())?.[1] ?? ''
  const form = new URLSearchParams({
    username,
    password,
    csrfmiddlewaretoken: token,
    auth_type: 'credentials',
    domain: 'Default',
    region: 'default',
  })
  // A request from a script gets 200 even if it fails.
  const asPage = { 'content-type': 'application/x-www-form-urlencoded', 'x-requested-with': '' }
  const { status } = await browser.send('POST', '/auth/login/', form.toString(), asPage)
  if (status !== 302) throw new Error(`Horizon refused to sign ${username} in (${status})`)
  return browser
}
