import { readdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll } from 'vitest'
import { startCloud } from '../src/index.ts'
import type { CloudOptions, RunningCloud } from '../src/index.ts'
import { send } from './http.ts'
import type { HttpResponse, RequestOptions } from './http.ts'
import { seededFolder } from './seeded-folder.ts'

/** A client with a token. */
export interface Client {
  token: string
  projectId: string
  userId: string
  send: (method: string, path: string, options?: RequestOptions) => Promise<HttpResponse>
  get: (path: string, headers?: Record<string, string>) => Promise<HttpResponse>
  post: (path: string, body?: unknown) => Promise<HttpResponse>
  put: (path: string, body?: unknown) => Promise<HttpResponse>
  del: (path: string) => Promise<HttpResponse>
}

export interface TestCloud {
  url: string
  clock: RunningCloud['clock']
  /** The cloud's log lines, which are unexpected errors. */
  logLines: string[]
  /** Sends without a token. */
  send: (method: string, path: string, options?: RequestOptions) => Promise<HttpResponse>
  as: (user: string, project: string) => Promise<Client>
  restart: (options?: Partial<CloudOptions>) => Promise<void>
  /** All bytes on disk, except the data of the seeded images, which are gigabytes of zeros. */
  dump: () => string
  dataDir: string
}

/**
 * Starts a cloud for one test file, with a copy of the seeded folder, a free port and an instant clock. Options of the
 * seed have an effect only in a `dataDir` of the test's own.
 */
export async function testCloud(options: Partial<CloudOptions> = {}): Promise<TestCloud> {
  const dataDir = options.dataDir ?? seededFolder()
  const logLines: string[] = []
  const start = (more: Partial<CloudOptions>) =>
    startCloud({
      dataDir,
      port: 0,
      clock: 'instant',
      demoAccounts: true,
      log: (line) => logLines.push(line),
      ...options,
      ...more,
    })
  let running = await start({})
  afterAll(async () => {
    await running.close()
    rmSync(dataDir, { recursive: true, force: true })
  })
  const sendToCloud: TestCloud['send'] = (method, path, request) => send(running.url, method, path, request)
  return {
    dataDir,
    logLines,
    send: sendToCloud,
    get url() {
      return running.url
    },
    get clock() {
      return running.clock
    },
    as: (user, project) => signIn(sendToCloud, user, project),
    dump: () =>
      readdirSync(dataDir, { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile() && !entry.parentPath.endsWith('blobs/image'))
        .map((entry) => readFileSync(join(entry.parentPath, entry.name), 'latin1'))
        .join(''),
    async restart(more = {}) {
      await running.close()
      running = await start(more)
    },
  }
}

/** The body of a token request; the password of demo accounts is the user name. */
export const credentials = (user: string, scope?: unknown, password = user) => ({
  auth: {
    identity: { methods: ['password'], password: { user: { name: user, domain: { name: 'Default' }, password } } },
    ...(scope !== undefined && { scope }),
  },
})

export const inProject = (name: string) => ({ project: { name, domain: { id: 'default' } } })

async function signIn(sendToCloud: TestCloud['send'], user: string, project: string): Promise<Client> {
  const response = await sendToCloud('POST', '/identity/v3/auth/tokens', {
    body: credentials(user, inProject(project)),
  })
  if (response.status !== 201) throw new Error(`${user} cannot sign in to ${project}: ${response.status}`)
  const token = String(response.headers['x-subject-token'])
  const authorized: Client['send'] = (method, path, { headers, body } = {}) =>
    sendToCloud(method, path, { headers: { 'x-auth-token': token, ...headers }, body })
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
