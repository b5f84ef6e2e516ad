import { once } from 'node:events'
import { createServer, type AddressInfo, type Socket } from 'node:net'

/** A status line, or a value, which may begin with any character. */
type Reply = Line | string | number | null | Reply[]
interface Line {
  line: string
}
type Hash = Map<string, string>

const OK: Line = { line: '+OK' }
const QUEUED: Line = { line: '+QUEUED' }
const GARBLED: Line = { line: '-ERR garbled' }

/**
 * The part of Redis that replicas of the console use, in this process.
 * https://redis.io/docs/latest/develop/reference/protocol-spec/
 */
export async function startTinyRedis() {
  const hashes = new Map<string, Hash>()
  const sorted = new Map<string, Map<string, number>>()
  const sockets = new Set<Socket>()
  let garbled = false

  const hash = (key: string): Hash => hashes.get(key) ?? new Map()
  const scores = (key: string) => sorted.get(key) ?? new Map<string, number>()
  const inOrder = (key: string) => [...scores(key)].toSorted((a, b) => a[1] - b[1])
  /** Redis deletes a key without members. */
  const keep = (key: string, test: (entry: [string, number]) => boolean) => {
    const kept = new Map([...scores(key)].filter(test))
    if (kept.size) sorted.set(key, kept)
    else sorted.delete(key)
    return kept.size
  }
  const commands: Record<string, (...args: string[]) => Reply> = {
    info: () => 'redis_version:7.0.0\r\nloading:0\r\n',
    client: () => OK,
    select: () => OK,
    expire: () => 1,
    del: (key = '') => Number(hashes.delete(key) || sorted.delete(key)),
    hget: (key = '', field = '') => hash(key).get(field) ?? null,
    hset: (key = '', field = '', value = '') => hashes.set(key, hash(key).set(field, value)).size,
    hdel: (key = '', field = '') => Number(hash(key).delete(field)),
    hgetall: (key = '') => [...hash(key)].flatMap(([field, value]) => [field, garbled ? GARBLED : value]),
    zadd: (key = '', score = '', member = '') => sorted.set(key, scores(key).set(member, Number(score))).size,
    zrange: (key = '', from = '', to = '') =>
      inOrder(key)
        .slice(Number(from), to === '-1' ? undefined : Number(to) + 1)
        .flatMap(([member, score]) => [member, String(score)]),
    zrem: (key = '', member = '') => keep(key, ([one]) => one !== member),
    zremrangebyscore: (key = '', _from = '', to = '') => keep(key, ([, score]) => score > Number(to)),
  }
  const run = ([name = '', ...args]: string[]): Reply => {
    const command = commands[name.toLowerCase()]
    return command ? command(...args) : { line: `-ERR unknown command '${name}'` }
  }

  const server = createServer((socket) => {
    sockets.add(socket)
    let unread = ''
    let queue: string[][] | null = null
    const answer = (call: string[]): Reply => {
      const name = call[0]?.toLowerCase()
      if (name === 'multi') {
        queue = []
        return OK
      }
      if (name === 'exec') {
        const replies = (queue ?? []).map(run)
        queue = null
        return replies
      }
      return queue ? (queue.push(call), QUEUED) : run(call)
    }
    socket.setEncoding('utf8').on('error', () => {})
    socket.on('data', (text) => {
      unread += text
      for (let read = firstCall(unread); read; read = firstCall(unread)) {
        unread = unread.slice(read.length)
        socket.write(encoded(answer(read.call)))
      }
    })
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo // a listening TCP server has one
  return {
    url: `redis://127.0.0.1:${port}`,
    /** Everything that is stored, as text. */
    contents: () =>
      JSON.stringify([
        [...hashes].map(([key, one]) => [key, [...one]]),
        [...sorted].map(([key, one]) => [key, [...one]]),
      ]),
    /** From now on reads return invalid values. */
    garble: () => void (garbled = true),
    close: async () => {
      for (const socket of sockets) socket.destroy()
      server.close()
    },
  }
}

/** Parses a request: an array of strings with their lengths; the console sends only ASCII. */
function firstCall(text: string): { call: string[]; length: number } | null {
  const head = /^\*(\d+)\r\n/.exec(text)
  if (!head) return null
  let at = head[0].length
  const call: string[] = []
  for (let left = Number(head[1]); left > 0; left--) {
    const size = /^\$(\d+)\r\n/.exec(text.slice(at))
    if (!size) return null
    at += size[0].length
    const end = at + Number(size[1])
    if (text.length < end + 2) return null
    call.push(text.slice(at, end))
    at = end + 2
  }
  return { call, length: at }
}

function encoded(reply: Reply): string {
  if (reply === null) return '$-1\r\n'
  if (typeof reply === 'number') return `:${reply}\r\n`
  if (Array.isArray(reply)) return `*${reply.length}\r\n${reply.map(encoded).join('')}`
  return typeof reply === 'string' ? `$${reply.length}\r\n${reply}\r\n` : `${reply.line}\r\n`
}
