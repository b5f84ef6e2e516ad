import { createHmac } from 'node:crypto'
import type { FastifyBaseLogger } from 'fastify'
import { Redis } from 'ioredis'
import * as z from 'zod'
import { derivedKey, Seal, type Secret } from '../session/seal.ts'

/** Timeout of Redis: each replica can fall back on its own memory. */
const PATIENCE_MS = 500
const MAX_RECONNECT_MS = 5000
const PREFIX = 'meridian:'

/**
 * State that replicas share in Redis. Redis is optional: a failed read returns nothing, is logged once, and is
 * reported by `problem`. Names are hashed and values encrypted.
 */
export class SharedMemory {
  readonly #redis: Redis
  readonly #seal: Seal
  readonly #nameKey: Buffer
  readonly #log: FastifyBaseLogger
  #problem: string | null = 'not connected yet'

  constructor(url: string, secret: Secret, log: FastifyBaseLogger) {
    this.#seal = new Seal(secret, 'shared memory')
    this.#nameKey = derivedKey(secret, 'names in shared memory')
    this.#log = log
    this.#redis = new Redis(url, {
      lazyConnect: true,
      enableOfflineQueue: false,
      maxRetriesPerRequest: 0,
      connectTimeout: PATIENCE_MS * 4,
      commandTimeout: PATIENCE_MS,
      retryStrategy: (attempt) => Math.min(attempt * 200, MAX_RECONNECT_MS),
    })
    this.#redis.on('ready', () => this.#works())
    this.#redis.on('error', (error: Error) => this.#fails(error))
    this.#redis.on('close', () => this.#fails(new Error('the connection was closed')))
  }

  /** Waits for the first attempt to connect; ioredis then reconnects by itself. */
  async connect(): Promise<void> {
    await this.#redis.connect().catch((error: Error) => this.#fails(error))
  }

  /** Why Redis cannot be used now, or null. */
  get problem(): string | null {
    return this.#problem
  }

  close(): void {
    this.#redis.removeAllListeners('close')
    this.#redis.disconnect()
  }

  /** All values under a name, by field. */
  async fields(name: string): Promise<Map<string, unknown>> {
    const opened = await this.#try(async () =>
      Object.values(await this.#redis.hgetall(this.#key(name))).flatMap((value) => this.#open(value)),
    )
    return new Map(opened)
  }

  async field(name: string, field: string): Promise<unknown> {
    const opened = await this.#try(async () => {
      const sealed = await this.#redis.hget(this.#key(name), this.#digest(field))
      return sealed === null ? null : this.#open(sealed)[0]?.[1]
    })
    return opened ?? undefined
  }

  async setField(name: string, field: string, value: unknown, seconds: number): Promise<void> {
    const sealed = this.#seal.close(JSON.stringify([field, value]))
    const key = this.#key(name)
    await this.#try(() => this.#redis.multi().hset(key, this.#digest(field), sealed).expire(key, seconds).exec())
  }

  async forgetField(name: string, field: string): Promise<void> {
    await this.#try(() => this.#redis.hdel(this.#key(name), this.#digest(field)))
  }

  async forget(name: string): Promise<void> {
    await this.#try(() => this.#redis.del(this.#key(name)))
  }

  /** Adds a try to each list, and returns the times of the others in it, the oldest first. */
  async addTry(
    lists: readonly { name: string; keepSeconds: number }[],
    id: string,
    now: number,
  ): Promise<number[][] | null> {
    return this.#try(async () => {
      const calls = this.#redis.multi()
      for (const { name, keepSeconds } of lists) {
        const key = this.#key(`tries ${name}`)
        calls.zremrangebyscore(key, '-inf', now - keepSeconds * 1000)
        calls.zadd(key, now, id).zrange(key, 0, -1, 'WITHSCORES').expire(key, keepSeconds)
      }
      const replies = Replies.parse(await calls.exec())
      return lists.map((_list, index) => timesOfOthers(Texts.parse(replies[index * CALLS_PER_LIST + 2]?.[1]), id))
    })
  }

  async removeTry(lists: readonly { name: string }[], id: string): Promise<void> {
    const calls = this.#redis.multi()
    for (const { name } of lists) calls.zrem(this.#key(`tries ${name}`), id)
    await this.#try(() => calls.exec())
  }

  #key(name: string): string {
    return PREFIX + this.#digest(name)
  }

  #digest(text: string): string {
    return createHmac('sha256', this.#nameKey).update(text).digest('base64url')
  }

  #open(sealed: string): [string, unknown][] {
    const text = this.#seal.open(sealed)
    const { data } = text === null ? {} : Field.safeParse(JSON.parse(text))
    return data ? [data] : []
  }

  async #try<T>(act: () => Promise<T>): Promise<T | null> {
    try {
      const result = await act()
      if (this.#problem !== null) this.#works()
      return result
    } catch (error) {
      this.#fails(error)
      return null
    }
  }

  #works(): void {
    this.#problem = null
    this.#log.info('shared memory is in use')
  }

  #fails(error: unknown): void {
    const reason = error instanceof Error ? error.message || error.name : String(error)
    if (this.#problem === null || this.#problem === 'not connected yet')
      this.#log.warn({ reason }, 'shared memory does not respond; this replica uses its own memory')
    this.#problem = reason
  }
}

const Field = z.tuple([z.string(), z.unknown()])
const CALLS_PER_LIST = 4
/** Each an error, which must be null, and a result. */
const Replies = z.array(z.tuple([z.null(), z.unknown()]))
/** Members, each with its score behind it. */
const Texts = z.array(z.string())

const timesOfOthers = (texts: string[], id: string): number[] =>
  texts.flatMap((text, index) => (index % 2 === 1 && texts[index - 1] !== id ? [Number(text)] : []))
