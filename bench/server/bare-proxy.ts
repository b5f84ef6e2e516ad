import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { Agent, request } from 'undici'

/** A minimal proxy: `node bare-proxy.ts UPSTREAM` forwards each request and its response. */
const [, , upstream = ''] = process.argv
const agent = new Agent({ connections: 64 })

const server = createServer((incoming, response) => {
  incoming.resume()
  void request(upstream + (incoming.url ?? ''), { dispatcher: agent }).then(async ({ statusCode, body }) => {
    response.writeHead(statusCode, { 'content-type': 'application/json' }).end(await body.text())
  })
})
server.listen(0, '127.0.0.1', () => {
  const { port } = server.address() as AddressInfo // a listening TCP server has one
  process.send?.({ url: `http://127.0.0.1:${port}` })
})
process.once('disconnect', () => process.exit(0))
process.on('message', () => process.send?.({ cpu: process.cpuUsage(), rss: process.memoryUsage.rss() }))
