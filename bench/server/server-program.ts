import { Writable } from 'node:stream'
import { buildApp, readConfig } from '@meridian/server'

/** The console's server, with its log discarded: `node server-program.ts KEYSTONE`. */
const [, , authUrl = ''] = process.argv
const config = readConfig({ OS_AUTH_URL: authUrl })
const app = await buildApp({
  ...config,
  authUrl,
  secret: 'a secret of the benches, long enough to seal cookies',
  demoAccounts: [],
  log: new Writable({ write: (_chunk, _encoding, done) => done() }),
})
process.send?.({ url: await app.listen({ host: '127.0.0.1', port: 0 }) })
process.once('disconnect', () => process.exit(0))
process.on('message', () => process.send?.({ cpu: process.cpuUsage(), rss: process.memoryUsage.rss() }))
