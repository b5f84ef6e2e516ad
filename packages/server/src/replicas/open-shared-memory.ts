import type { FastifyInstance } from 'fastify'
import type { Secret } from '../session/seal.ts'
import type { SharedMemory } from './shared-memory.ts'

/** Connects to the Redis that replicas share, if configured; the client is loaded only then. */
export async function openSharedMemory(
  app: FastifyInstance,
  { redisUrl, secret }: { redisUrl?: string; secret: Secret },
): Promise<SharedMemory | undefined> {
  if (!redisUrl) return undefined
  const { SharedMemory } = await import('./shared-memory.ts')
  const shared = new SharedMemory(redisUrl, secret, app.log)
  app.addHook('onClose', async () => shared.close())
  await shared.connect()
  return shared
}
