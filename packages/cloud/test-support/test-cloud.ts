import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll } from 'vitest'
import { startCloud } from '../src/index.ts'
import type { CloudOptions, RunningCloud } from '../src/index.ts'
import { send } from './http.ts'
import type { HttpResponse, RequestOptions } from './http.ts'

/** Somebody with a token. */
export interface Client {
  token: string
  projectId: string
  userId: string
  send: (method: string, path: string, ask?: RequestOptions) => Promise<HttpResponse>
  get: (path: string, headers?: Record<string, string>) => Promise<HttpResponse>
  post: (path: string, body?: unknown) => Promise<HttpResponse>
  put: (path: string, body?: unknown) => Promise<HttpResponse>
  del: (path: string) => Promise<HttpResponse>
}

export interface TestCloud {
  url: string
  clock: RunningCloud['clock']
  /** Lines that the cloud complained with. */
  complaints: string[]
  /** Without a token. */
  send: (method: string, path: string, ask?: RequestOptions) => Promise<HttpResponse>
  as: (user: string, project: string) => Promise<Client>
  restart: (options?: Partial<CloudOptions>) => Promise<void>
  /** Every byte that is on disk by now. */
  dump: () => string
  dataDir: string
}

/** A cloud of its own for the tests of a file, on a new folder and a free port; work is done at once. */
export async function testCloud(options: Partial<CloudOptions> = {}): Promise<TestCloud> {
  const dataDir = options.dataDir ?? mkdtempSync(join(tmpdir(), 'meridian-cloud-'))
  const complaints: string[] = []
  const start = (more: Partial<CloudOptions>) =>
    startCloud({
      dataDir,
      port: 0,
      clock: 'instant',
      demoAccounts: true,
      log: (line) => complaints.push(line),
      ...options,
      ...more,
    })
  let running = await start({})
  afterAll(async () => {
    await running.close()
    rmSync(dataDir, { recursive: true, force: true })
  })
  const ask = (method: string, path: string, request?: RequestOptions) => send(running.url, method, path, request)
  return {
    dataDir,
    complaints,
    send: ask,
    get url() {
      return running.url
    },
    get clock() {
      return running.clock
    },
    as: (user, project) => signIn(ask, user, project),
    dump: () =>
      readdirSync(dataDir, { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile())
        .map((entry) => readFileSync(join(entry.parentPath, entry.name), 'latin1'))
        .join(''),
    async restart(more = {}) {
      await running.close()
      running = await start(more)
    },
  }
}

/** The body of a sign-in; with demonstration accounts the password is the name. */
export const credentials = (user: string, scope?: unknown, password = user) => ({
  auth: {
    identity: { methods: ['password'], password: { user: { name: user, domain: { name: 'Default' }, password } } },
    ...(scope !== undefined && { scope }),
  },
})

export const inProject = (name: string) => ({ project: { name, domain: { id: 'default' } } })

async function signIn(ask: TestCloud['send'], user: string, project: string): Promise<Client> {
  const response = await ask('POST', '/identity/v3/auth/tokens', { body: credentials(user, inProject(project)) })
  if (response.status !== 201) throw new Error(`${user} cannot sign in to ${project}: ${response.status}`)
  const token = String(response.headers['x-subject-token'])
  const authorized: Client['send'] = (method, path, { headers, body } = {}) =>
    ask(method, path, { headers: { 'x-auth-token': token, ...headers }, body })
  return {
    token,
    projectId: response.body.token.project.id,
    userId: response.body.token.user.id,
    send: authorized,
    get: (path, headers = {}) => authorized('GET', path, { headers }),
    post: (path, body) => authorized('POST', path, { body }),
    put: (path, body) => authorized('PUT', path, { body }),
    del: (path) => authorized('DELETE', path),
  }
}
