import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { DatabaseSync } from 'node:sqlite'

/**
 * The minimum of any cloud: HTTP, and rows on disk before the response. `node bare-server.ts DATABASE` responds to GET
 * with a page as large as a thousand servers, and to POST after the body is a row, with one commit per event-loop turn.
 */
const [, , path = ''] = process.argv
const db = new DatabaseSync(path)
db.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; CREATE TABLE bodies (id INTEGER PRIMARY KEY, body TEXT)')
const insert = db.prepare('INSERT INTO bodies (body) VALUES (?)')
const page = Array.from({ length: 1000 }, (_, index) => ({ id: index, text: 'x'.repeat(2000) }))

let waiting: (() => void)[] = []
const write = (body: string, answer: () => void) => {
  if (waiting.length === 0) {
    db.exec('BEGIN')
    setImmediate(() => {
      db.exec('COMMIT')
      const answers = waiting
      waiting = []
      for (const each of answers) each()
    })
  }
  insert.run(body)
  waiting.push(answer)
}

const server = createServer((request, response) => {
  const chunks: Buffer[] = []
  request.on('data', (chunk: Buffer) => chunks.push(chunk))
  request.on('end', () => {
    if (request.method === 'GET') response.end(JSON.stringify(page))
    else write(Buffer.concat(chunks).toString(), () => response.end('{}'))
  })
})
server.listen(0, '127.0.0.1', () => {
  const { port } = server.address() as AddressInfo // a listening TCP server has one
  process.send?.({ url: `http://127.0.0.1:${port}` })
})
process.once('disconnect', () => process.exit(0))
process.on('message', () => process.send?.({ cpu: process.cpuUsage(), rss: process.memoryUsage.rss() }))
