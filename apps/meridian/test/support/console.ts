import { rmSync } from 'node:fs'
import { Writable } from 'node:stream'
import { startCloud } from '@meridian/cloud'
import { seededFolder } from '@meridian/cloud/seeded-folder'
import { buildApp, type AppOptions } from '@meridian/server'
import { request } from 'undici'
import { Browser } from './browser.ts'

export type Console = Awaited<ReturnType<typeof startConsole>>

type CloudClock = Parameters<typeof startCloud>[0]['clock']

/** With a slow clock the embedded cloud takes time, so that tests see transitional states. */
export type StartOptions = Partial<AppOptions> & { clock?: CloudClock }

const SECRET = 'a secret of the tests, long enough to seal cookies'

async function startEmbeddedCloud(clock: CloudClock) {
  const dataDir = seededFolder()
  const cloud = await startCloud({ dataDir, host: '127.0.0.1', port: 0, demoAccounts: true, clock })
  return {
    url: cloud.url,
    dataDir,
    rules: cloud.rules,
    authUrl: `${cloud.url}/identity/v3`,
    close: async () => {
      await cloud.close()
      rmSync(dataDir, { recursive: true })
    },
  }
}

/** The real server with a cloud: an embedded one with only the seed, or a running one by its Keystone URL. */
export async function startConsole({ authUrl, clock = 'instant', ...change }: StartOptions = {}) {
  const cloud = authUrl
    ? { url: '', dataDir: '', authUrl, rules: {}, close: async () => {} }
    : await startEmbeddedCloud(clock)
  const lines: string[] = []
  const log = new Writable({
    write(chunk, _encoding, done) {
      lines.push(String(chunk))
      done()
    },
  })
  const options: AppOptions = {
    authUrl: cloud.authUrl,
    // The cloud is in this process: nothing but a test that says so waits for a service in vain.
    upstreamTimeoutMs: 60_000,
    secret: SECRET,
    base: '/',
    secureCookies: false,
    sessionSeconds: 3600,
    settings: {},
    policyOverrides: cloud.rules,
    regions: [],
    webSso: [],
    applicationCredentials: false,
    demoAccounts: [],
    log,
    ...change,
  }
  const app = await buildApp(options)
  const extra: { close: () => Promise<unknown> }[] = []
  return {
    app,
    cloudUrl: cloud.url,
    /** The folder of the embedded cloud. */
    dataDir: cloud.dataDir,
    authUrl: cloud.authUrl,
    /** All log lines so far. */
    log: () => lines.join(''),
    browser: () => new Browser(app),
    /** Another server for the same cloud: a replica, or the same server after a restart. */
    replica: async (other: Partial<AppOptions> = {}) => {
      const replica = await buildApp({ ...options, ...other })
      extra.push(replica)
      return new Browser(replica)
    },
    /** Sets faults of services, replacing those of the previous call. */
    faults: async (...faults: object[]) => {
      const answer = await request(`${cloud.url}/_meridian/faults`, {
        method: 'PUT',
        body: JSON.stringify({ rules: faults }),
      })
      if (answer.statusCode >= 400) throw new Error(`faults refused: ${await answer.body.text()}`)
    },
    stop: async () => {
      for (const one of [app, ...extra, cloud]) await one.close()
    },
  }
}
