import { subscribe, unsubscribe } from 'node:diagnostics_channel'
import { request as httpRequest } from 'node:http'
import type { AddressInfo } from 'node:net'
import { api, type Endpoint } from '@meridian/contract'
import * as fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Browser } from './support/browser.ts'
import { startConsole, type Console } from './support/console.ts'
import { oddRequest } from './support/odd-input.ts'

const ROUNDS = Number(process.env['MERIDIAN_RUNS'] ?? 6)
/** Ending the session in the middle would only prove that it ended. */
const ENDS_SESSION = ['shell.signOut']

let meridian: Console
let admin: Browser
let port: number
const upstream: { origin: string; path: string; secret: string | undefined }[] = []

interface Sent {
  request: { origin: string | URL; path: string; headers: string[] }
}
const record = (message: unknown) => {
  const { request } = message as Sent // what undici publishes on this channel
  const at = request.headers.findIndex((header) => header.toLowerCase() === 'x-auth-token')
  upstream.push({ origin: String(request.origin), path: request.path, secret: request.headers[at + 1] })
}

beforeAll(async () => {
  meridian = await startConsole()
  admin = meridian.browser()
  await admin.signIn('admin')
  await meridian.app.listen({ host: '127.0.0.1', port: 0 })
  port = (meridian.app.server.address() as AddressInfo).port // it listens on TCP
  subscribe('undici:request:create', record)
})
afterAll(async () => {
  unsubscribe('undici:request:create', record)
  await meridian.stop()
})

/** Sends the path as it is: clients that mean well would tidy it up. */
function raw(method: string, path: string, body: unknown) {
  const payload = body === undefined ? undefined : JSON.stringify(body)
  return new Promise<{ status: number; text: string; headers: string }>((resolve, reject) => {
    const outgoing = httpRequest(
      {
        host: '127.0.0.1',
        port,
        method,
        path,
        headers: {
          cookie: [...admin.cookies].map(([name, value]) => `${name}=${encodeURIComponent(value)}`).join('; '),
          'x-csrftoken': admin.cookies.get('csrftoken') ?? '',
          'x-requested-with': 'XMLHttpRequest',
          ...(payload === undefined
            ? {}
            : { 'content-type': 'application/json', 'content-length': Buffer.byteLength(payload) }),
        },
      },
      (incoming) => {
        let text = ''
        incoming.setEncoding('utf8').on('data', (chunk: string) => (text += chunk))
        incoming.on('end', () =>
          resolve({ status: incoming.statusCode ?? 0, text, headers: incoming.rawHeaders.join('\n') }),
        )
      },
    )
    outgoing.on('error', reject)
    outgoing.end(payload)
  })
}

const endpoints = Object.entries(api).flatMap(([group, calls]) =>
  Object.entries(calls)
    .map(([name, endpoint]) => ({ name: `${group}.${name}`, endpoint }))
    .filter(({ name }) => !ENDS_SESSION.includes(name)),
)

describe('whatever is sent', () => {
  test.each(endpoints)('$name answers without failing, and asks nobody but the cloud', async ({ endpoint }) => {
    const harmless = fc.asyncProperty(oddRequest(endpoint), async ({ path, query, body }) => {
      await proveHarmless(endpoint, query ? `${path}?${query}` : path, body)
    })
    const { counterexample, errorInstance } = await fc.check(harmless, { numRuns: ROUNDS })
    expect([counterexample, errorInstance]).toEqual([null, null])
  })
})

async function proveHarmless(endpoint: Endpoint, path: string, body: unknown): Promise<void> {
  const before = { calls: upstream.length, log: meridian.log().length }
  const { status, text, headers } = await raw(endpoint.method, path, body)
  const calls = upstream.slice(before.calls)

  expect([status < 500 || status === 501, status, text]).toEqual([true, status, text])
  expect(headers).not.toContain('x-injected')
  for (const { origin, path: asked } of calls) {
    expect(origin).toBe(meridian.cloudUrl)
    // Nothing in it is left for others to resolve: it means the same before and after.
    expect(new URL(asked, origin).pathname).toBe(asked.split('?', 1)[0])
  }
  const secrets = new Set(calls.flatMap(({ secret }) => secret ?? []))
  for (const secret of secrets) {
    expect(text + headers).not.toContain(secret)
    expect(meridian.log().slice(before.log)).not.toContain(secret)
  }
}
