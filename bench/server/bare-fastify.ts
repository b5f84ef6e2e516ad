import Fastify from 'fastify'
import { Agent, request } from 'undici'

/** A minimal Fastify server that parses and forwards JSON: `node bare-fastify.ts UPSTREAM`. */
const [, , upstream = ''] = process.argv
const agent = new Agent({ connections: 64 })
const app = Fastify()
app.get('/compute/v2.1/os-keypairs/:name', async ({ url }) => {
  const { body } = await request(upstream + url, { dispatcher: agent })
  return JSON.parse(await body.text()) as unknown // sent on as it is
})
process.send?.({ url: await app.listen({ host: '127.0.0.1', port: 0 }) })
process.once('disconnect', () => process.exit(0))
process.on('message', () => process.send?.({ cpu: process.cpuUsage(), rss: process.memoryUsage.rss() }))
