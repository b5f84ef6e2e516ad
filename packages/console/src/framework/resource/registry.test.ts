import { expect, test, vi } from 'vitest'
import type { ResourceManifest } from './manifest.ts'
import { register } from './registry.ts'
import type { AnyResource } from './resource.ts'

const manifest = { type: 'OS::Test::Thing' } as unknown as ResourceManifest // nothing else is read here
const thing = { type: 'OS::Test::Thing' } as unknown as AnyResource // as above

test('a declaration is loaded once, and again if that failed', async () => {
  const load = vi.fn(() => Promise.resolve(thing)).mockRejectedValueOnce(new Error('no network'))
  const entry = register(manifest, load)
  await expect(entry.resource()).rejects.toThrow('no network')
  await expect(entry.resource()).resolves.toBe(thing)
  await expect(entry.resource()).resolves.toBe(thing)
  expect(load).toHaveBeenCalledTimes(2)
})
