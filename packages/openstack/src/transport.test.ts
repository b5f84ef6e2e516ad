import { once } from 'node:events'
import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, expect, test } from 'vitest'
import { Transport, type CallReport } from './transport.ts'

const LIMIT_MS = 200
const closing: (() => unknown)[] = []
afterEach(() => Promise.all(closing.splice(0).map((close) => close())))

async function transportTo(answer: RequestListener) {
  const server = createServer(answer).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const reports: CallReport[] = []
  const transport = new Transport({ timeoutMs: LIMIT_MS, onCall: (report) => reports.push(report) })
  closing.push(() => transport.close())
  closing.push(() => {
    server.closeAllConnections()
    server.close()
  })
  const { port } = server.address() as AddressInfo // a listening TCP server has one
  return { transport, reports, url: `http://127.0.0.1:${port}/v2/things?name=%C3%A9` }
}

const GET = { method: 'GET', headers: { 'x-auth-token': 'secret' } } as const

test('a response in several chunks is decoded as UTF-8 as a whole', async () => {
  const bytes = Buffer.from('{"name":"é"}')
  const { transport, reports, url } = await transportTo((request, response) => {
    expect(request.url).toBe('/v2/things?name=%C3%A9')
    expect(request.headers['x-auth-token']).toBe('secret')
    response.writeHead(203, { 'x-one': 'two' }).write(bytes.subarray(0, 10)) // in the middle of a letter
    setImmediate(() => response.end(bytes.subarray(10)))
  })
  const answer = await transport.send('image', url, GET)
  expect(answer).toMatchObject({ status: 203, text: '{"name":"é"}', headers: { 'x-one': 'two' } })
  expect(reports).toMatchObject([{ service: 'image', method: 'GET', outcome: 203 }])
})

test('a service that keeps sending single bytes times out', async () => {
  const { transport, reports, url } = await transportTo((_request, response) => {
    const drip = setInterval(() => response.write(' '), LIMIT_MS / 10)
    response.on('close', () => clearInterval(drip))
  })
  const late = { reason: 'timeout', message: 'The image service did not answer in time.' }
  await expect(transport.send('image', url, GET)).rejects.toMatchObject(late)
  expect(reports).toMatchObject([{ outcome: 'timeout' }])
})

test('identical GETs in flight are one request; another token is another request', async () => {
  let calls = 0
  const { transport, url } = await transportTo((_request, response) => {
    calls++
    setTimeout(() => response.end('{}'), LIMIT_MS / 10)
  })
  const other = { method: 'GET', headers: { 'x-auth-token': 'another' } } as const
  await Promise.all([GET, GET, other].map((outgoing) => transport.send('image', url, outgoing)))
  expect(calls).toBe(2)
})
