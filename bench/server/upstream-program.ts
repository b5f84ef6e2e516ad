import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

/** A fake cloud that takes hardly any CPU: the Keystone responses that a session needs, and one small resource. */
const DAY_MS = 24 * 60 * 60 * 1000
const PROJECT = { id: 'p1', name: 'demo', domain: { id: 'default', name: 'Default' } }

/** As many as in a usual cloud, so that tokens have the usual size. */
const SERVICES = [
  'compute',
  'image',
  'network',
  'volumev3',
  'object-store',
  'orchestration',
  'placement',
  'identity',
  'metric',
  'dns',
]

const token = (url: string) => ({
  token: {
    user: { id: 'u1', name: 'demo', domain: { id: 'default', name: 'Default' } },
    project: PROJECT,
    roles: [{ id: 'r1', name: 'member' }],
    issued_at: new Date().toISOString(),
    expires_at: new Date(Date.now() + DAY_MS).toISOString(),
    catalog: SERVICES.map((type, id) => ({
      id: `c${id}`,
      type,
      name: type,
      endpoints: ['public', 'internal', 'admin'].map((name) => ({
        id: `e${id}${name}`,
        interface: name,
        region: 'One',
        region_id: 'One',
        url: `${url}/${type}/v2.1`,
      })),
    })),
  },
})

const keypair = (name: string) => ({
  keypair: {
    name,
    fingerprint: '3f:1a:bb',
    public_key: `ssh-rsa ${'A'.repeat(360)} demo`,
    type: 'ssh',
    user_id: 'u1',
    created_at: '2026-11-15T00:00:00.000000',
  },
})

const server = createServer((request, response) => {
  request.resume()
  const path = request.url ?? ''
  const name = /^\/compute\/v2\.1\/os-keypairs\/(.+)$/.exec(path)?.[1]
  if (name) return response.setHeader('content-type', 'application/json').end(JSON.stringify(keypair(name)))
  if (path.endsWith('/auth/tokens'))
    return response.writeHead(201, { 'x-subject-token': 't'.repeat(180) }).end(JSON.stringify(token(url())))
  if (path.endsWith('/auth/projects'))
    return response.end(
      JSON.stringify({ projects: [{ ...PROJECT, domain_id: 'default', description: '', enabled: true }] }),
    )
  response.end(JSON.stringify({ version: { id: 'v2.1', version: '2.93', min_version: '2.1' } }))
})
const url = () => `http://127.0.0.1:${(server.address() as AddressInfo).port}` // a listening TCP server has one
server.listen(0, '127.0.0.1', () => process.send?.({ url: url() }))
process.once('disconnect', () => process.exit(0))
process.on('message', () => process.send?.({ cpu: process.cpuUsage(), rss: process.memoryUsage.rss() }))
