import { PassThrough } from 'node:stream'
import { interestText, shell, type LiveRows } from '@meridian/contract'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { ApiRefusal } from '../errors.ts'
import { isWrite } from '../plugins/openstack.ts'
import { serve, type Input } from '../serve.ts'
import { lookOf } from './looks.ts'
import type { Followers } from './followers.ts'

const BEAT_MS = 10_000
/** The browser then connects again: so each session is checked from time to time. */
const LIFE_MS = 5 * 60_000
/** Not all streams of a restarted server end together. */
const LIFE_SPREAD_MS = 60_000
/** Who reads so slowly lists again. */
const MAX_WAITING_BYTES = 256 * 1024

/** The stream of changes, and the hook by which changes through this console are seen at once. */
export function liveRoutes(app: FastifyInstance, followers: Followers, limit: number): void {
  const open = new Set<PassThrough>()
  app.addHook('preClose', async () => {
    for (const stream of open) stream.end()
    followers.close()
  })
  app.addHook('onResponse', async (request, reply) => {
    if (isWrite(request) && request.access && reply.statusCode < 400) followers.changed(request)
  })

  serve(app, shell.liveEvents, (input, request, reply) => {
    if (followers.streams >= limit) throw new ApiRefusal(503, 'This server follows no more lists.')
    const stream = new PassThrough()
    open.add(stream)
    const release = followers.openStream()
    const stop = follow({ input, request, stream, followers })
    reply.raw.once('close', () => {
      stop()
      release()
      open.delete(stream)
      stream.destroy()
    })
    return eventStream(reply, stream)
  })
}

function eventStream(reply: FastifyReply, stream: PassThrough): PassThrough {
  reply
    .type('text/event-stream; charset=utf-8')
    .header('cache-control', 'no-store, no-transform')
    // nginx would keep events until its buffer is full.
    .header('x-accel-buffering', 'no')
  return stream
}

interface Stream {
  input: Input<typeof shell.liveEvents>
  request: FastifyRequest
  stream: PassThrough
  followers: Followers
}

/** Writes the events of all interests; returns what ends it. */
function follow({ input: { query }, request, stream, followers }: Stream): () => void {
  const write = (event: 'beat' | 'rows', data: unknown) => {
    if (stream.writableLength > MAX_WAITING_BYTES) return void stream.destroy()
    // Events that are lost with the connection come again: the id is when this one was written.
    if (stream.writable) stream.write(`id: ${Date.now()}\nevent: ${event}\ndata: ${JSON.stringify(data)}\n\n`)
  }
  const end = () => stream.end()
  const age = ageOf(request, query.age)
  // At once: a proxy that buffers is noticed by its absence.
  write('beat', {})
  const leaves = query.of.map((interest) => {
    const of = interestText(interest)
    const tell = (rows: Omit<LiveRows, 'of'>) => {
      followers.countEvent()
      write('rows', { of, ...rows } satisfies LiveRows)
    }
    return followers.watch(request, interest, { age, look: lookOf(request, interest), tell, dismiss: end })
  })
  const beat = setInterval(write, BEAT_MS, 'beat', {})
  const life = setTimeout(end, LIFE_MS + Math.random() * LIFE_SPREAD_MS)
  return () => {
    clearInterval(beat)
    clearTimeout(life)
    for (const leave of leaves) leave?.()
  }
}

/** Since the last event that the browser has got, by this server's clock, or as old as the page says that its rows are. */
function ageOf({ headers }: FastifyRequest, age: number): number {
  const last = Number(headers['last-event-id'])
  return Number.isSafeInteger(last) && last > 0 ? Math.max(age, Date.now() - last) : age
}
