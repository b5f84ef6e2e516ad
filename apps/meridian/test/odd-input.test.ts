import { subscribe, unsubscribe } from 'node:diagnostics_channel'
import { rmSync } from 'node:fs'
import { request as httpRequest } from 'node:http'
import type { AddressInfo } from 'node:net'
import { api, isWrite } from '@meridian/contract'
import * as fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Browser } from './support/browser.ts'
import { makeConsoleBuild } from './support/console-build.ts'
import { startConsole, type Console } from './support/console.ts'
import { changed } from './support/odd-headers.ts'
import { oddRequest, type OddRequest, type Target } from './support/odd-input.ts'

/** For each call and link. */
const ROUNDS = Number(process.env['MERIDIAN_RUNS'] ?? 4)
const PATIENCE_MS = 120_000
/** Calls that end the session are left out, because the rest would only prove that it ended. */
const ENDS_SESSION = ['shell.signOut']

let meridian: Console
let admin: Browser
let port: number
let consoleDir: string
const upstream: { origin: string; method: string; path: string; secret: string | undefined }[] = []

interface Sent {
  request: { origin: string | URL; method: string; path: string; headers: string[] }
}
const record = (message: unknown) => {
  const { request } = message as Sent // what undici publishes on this channel
  const at = request.headers.findIndex((header) => header.toLowerCase() === 'x-auth-token')
  upstream.push({
    origin: String(request.origin),
    method: request.method,
    path: request.path,
    secret: at < 0 ? undefined : request.headers[at + 1],
  })
}

beforeAll(async () => {
  consoleDir = makeConsoleBuild()
  meridian = await startConsole({ consoleDir })
  admin = meridian.browser()
  await admin.signIn('admin')
  await meridian.app.listen({ host: '127.0.0.1', port: 0 })
  port = (meridian.app.server.address() as AddressInfo).port // it listens on TCP
  subscribe('undici:request:create', record)
})
afterAll(async () => {
  unsubscribe('undici:request:create', record)
  await meridian.stop()
  rmSync(consoleDir, { recursive: true })
})

interface Request {
  path: string
  headers: Record<string, string[]>
  body?: string | Buffer | undefined
}

/** Sends raw bytes, because HTTP clients would normalise them. */
function raw(method: string, { path, headers, body }: Request) {
  const payload = body === undefined ? undefined : Buffer.from(body)
  return new Promise<{ status: number; text: string; headers: string }>((resolve, reject) => {
    const outgoing = httpRequest(
      {
        host: '127.0.0.1',
        port,
        method,
        path,
        signal: AbortSignal.timeout(PATIENCE_MS),
        headers: { ...headers, ...(payload && { 'content-length': payload.length }) },
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

const ownHeaders = () => ({
  'x-csrftoken': admin.cookies.get('csrftoken') ?? '',
  'x-requested-with': 'XMLHttpRequest',
})

const endpoints = Object.entries(api).flatMap(([group, calls]) =>
  Object.entries(calls)
    .map(([name, endpoint]) => ({ name: `${group}.${name}`, endpoint: endpoint as Target }))
    .filter(({ name }) => !ENDS_SESSION.includes(name)),
)
/** URLs that browsers and other sites open; they are not in the contract. */
const links = [
  { method: 'GET', path: '/auth/switch/:id/' },
  { method: 'GET', path: '/auth/switch_services_region/:id/' },
  { method: 'GET', path: '/auth/handover/:choice/' },
  { method: 'POST', path: '/auth/websso/' },
  { method: 'GET', path: '/project/instances/:id/vnc/' },
  { method: 'POST', path: '/project/networks/create' },
  { method: 'GET', path: '/project/:page/' },
  { method: 'GET', path: '/static/*file' },
  { method: 'GET', path: '/*page' },
].map((endpoint) => ({ name: `${endpoint.method} ${endpoint.path}`, endpoint: endpoint as Target }))

/** What is read by POST: tokens of the request's scope, and a server's console and its log. */
const READ_BY_POST = /\/(auth\/tokens|remote-consoles|servers\/[^/]+\/action)$/
const isChange = ({ method, path }: { method: string; path: string }) =>
  isWrite({ method, path }) && !(method === 'POST' && READ_BY_POST.test(path))

/** Each begins with requests of its own: the same ones would prove little of the next. */
const targets = [...endpoints, ...links]

test('more than 2,000 requests are sent', () => expect(ROUNDS * targets.length).toBeGreaterThan(2000))

describe('whatever is sent', () => {
  test.each(targets)('$name responds without a failure and calls only the cloud', async (target) => {
    const { endpoint } = target
    const harmless = fc.asyncProperty(oddRequest(endpoint), (request) => proveHarmless(endpoint, request))
    const { seed } = fc.readConfigureGlobal()
    const own = seed === undefined ? {} : { seed: seed + targets.indexOf(target) }
    const { counterexample, errorInstance } = await fc.check(harmless, { numRuns: ROUNDS, ...own })
    expect([counterexample, errorInstance]).toEqual([null, null])
  })
})

async function proveHarmless(endpoint: Target, request: OddRequest): Promise<void> {
  const { method = endpoint.method, path, query, content, ...changes } = request
  const before = { calls: upstream.length, log: meridian.log().length }
  const headers = changed(ownHeaders(), admin.cookies, changes)
  const { status, text, ...response } = await raw(method, {
    path: query ? `${path}?${query}` : path,
    headers: content ? { ...headers, 'content-type': [content.type] } : headers,
    body: content?.body,
  })
  const calls = upstream.slice(before.calls)

  expect([status < 500 || status === 501, status, text]).toEqual([true, status, text])
  if (status >= 400 && method !== 'HEAD') expect(messageIn(text)).toMatch(/\w{2}/)
  const isRefused = status === 401 || status === 421 || method === 'HEAD' || method === 'GET'
  expect(isRefused ? calls.filter(isChange) : []).toEqual([])
  expect(response.headers.split('\n')).not.toContain('x-injected') // a header's name, since a URL may quote it
  for (const { origin, path: asked } of calls) {
    expect(origin).toBe(meridian.cloudUrl)
    // The URL is normalised: resolving it again does not change it. Only names of objects have encoded dots.
    const plain = asked.startsWith('/object-store/') ? asked.replaceAll('%2E', '_') : asked
    expect(new URL(plain, origin).pathname).toBe(plain.split('?', 1)[0])
  }
  const secrets = new Set(calls.flatMap(({ secret }) => secret ?? []))
  for (const secret of secrets) {
    expect(text + response.headers).not.toContain(secret)
    expect(meridian.log().slice(before.log)).not.toContain(secret)
  }
}

/** The message of a refusal: a JSON string, or the member of an object. */
function messageIn(text: string): string {
  const body: unknown = JSON.parse(text)
  return typeof body === 'object' && body !== null && 'message' in body ? String(body.message) : String(body)
}
