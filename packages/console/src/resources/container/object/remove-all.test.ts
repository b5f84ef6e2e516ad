import { expect, test, vi } from 'vitest'
import { ApiError } from '../../../api/api-error.ts'
import type { Plan } from '../../../framework/plan/plan.ts'
import { isFolder, objectAddress, type ObjectAddress } from './object.queries.ts'
import { discover, removeAll, rootOf } from './remove-all.ts'

const NAMES = ['top.txt', 'a/1.txt', 'a/2.txt', 'a/b/3.txt', 'a/b/c/', 'other/4.txt']

/** A container that lists and deletes objects as Swift does: a folder is the part of a name before a slash. */
function container(names = NAMES, refused: Record<string, number> = {}) {
  const stored = new Set(names)
  const log: string[] = []
  const refusal = (path: string, status: number) =>
    new ApiError(`refused ${path}`, { reason: 'refused', endpoint: 'DELETE', status })
  return {
    log,
    stored,
    listFolder: async ({ path }: ObjectAddress) => {
      const below = [...stored].filter((name) => name.startsWith(path) && name !== path)
      const direct = below.map((name) => path + (/^[^/]*\/?/.exec(name.slice(path.length))?.[0] ?? ''))
      return [...new Set(direct)].map((name) => objectAddress(`c/${name}`))
    },
    remove: async (objects: readonly ObjectAddress[]) =>
      objects.map(({ path }) => {
        log.push(path)
        const isNotEmpty = isFolder({ path }) && [...stored].some((name) => name.startsWith(path) && name !== path)
        const status = refused[path] ?? (isNotEmpty ? 409 : stored.delete(path) ? null : 404)
        return status === null ? null : refusal(path, status)
      }),
  }
}

const roots = (...paths: string[]) => paths.map((path) => objectAddress(`c/${path}`))
const pathsOf = (objects: readonly ObjectAddress[]) => objects.map(({ path }) => path)
const { signal } = new AbortController()

test('[SWIFT-04] discovery counts files and folders at every depth', async () => {
  const onFound = vi.fn()
  const found = await discover(roots('a/', 'top.txt'), { ...container(), onFound, signal })
  expect(pathsOf(found.files)).toEqual(['top.txt', 'a/1.txt', 'a/2.txt', 'a/b/3.txt'])
  expect(found.folderLevels.map(pathsOf)).toEqual([['a/'], ['a/b/'], ['a/b/c/']])
  expect(onFound).toHaveBeenLastCalledWith(4, 3)
})

test('[SWIFT-04] cancelling stops the discovery', async () => {
  const stop = new AbortController()
  const listFolder = vi.fn(container().listFolder)
  const looking = discover(roots('a/'), {
    listFolder,
    onFound: (files) => files > 0 && stop.abort(),
    signal: stop.signal,
  })
  await expect(looking).rejects.toThrow()
  expect(listFolder).toHaveBeenCalledTimes(1)
})

test('[SWIFT-04] it deletes files first, then folders from the innermost; a missing folder counts as deleted', async () => {
  const box = container()
  const found = await discover(roots('a/', 'top.txt'), { ...box, onFound: () => {}, signal })
  const progress = vi.fn()
  const { deleted, failed, left } = await removeAll(found, { remove: box.remove, progress, signal })
  expect(box.log.slice(0, 4).toSorted()).toEqual(['a/1.txt', 'a/2.txt', 'a/b/3.txt', 'top.txt'])
  expect(box.log.slice(4)).toEqual(['a/b/c/', 'a/b/', 'a/'])
  expect([deleted.length, failed, left]).toEqual([7, [], []])
  expect(progress).toHaveBeenLastCalledWith(7, 7)
  expect([...box.stored]).toEqual(['other/4.txt'])
})

test('[SWIFT-04] failures are listed with the folders that they leave behind', async () => {
  const box = container(NAMES, { 'a/b/3.txt': 503 })
  const found = await discover(roots('a/'), { ...box, onFound: () => {}, signal })
  const { deleted, failed } = await removeAll(found, { remove: box.remove, progress: () => {}, signal })
  expect(pathsOf(deleted)).toEqual(['a/1.txt', 'a/2.txt', 'a/b/c/'])
  expect(failed.map(({ object, error }) => [object.path, error.status])).toEqual([
    ['a/b/3.txt', 503],
    ['a/b/', 409],
    ['a/', 409],
  ])
})

test('[SWIFT-04] a file that somebody else deleted counts as failed', async () => {
  const found = { files: roots('gone.txt'), folderLevels: [] }
  const { failed } = await removeAll(found, { remove: container().remove, progress: () => {}, signal })
  expect(failed.map(({ error }) => error.status)).toEqual([404])
})

const many = roots(...Array.from({ length: 500 }, (_, index) => `${index}.txt`))

test('[SWIFT-04] stopping leaves the rest and lists it', async () => {
  const stop = new AbortController()
  const remove = async (objects: readonly ObjectAddress[]) => objects.map(() => null)
  const progress = (done: number) => done >= 100 && stop.abort()
  const found = { files: many, folderLevels: [roots('f/')] }
  const outcome = await removeAll(found, { remove, progress, signal: stop.signal })
  expect(outcome.deleted.length + outcome.left.length).toBe(501)
  expect(outcome.deleted.length).toBeLessThan(250)
  expect(pathsOf(outcome.left)).toContain('f/')
})

test('[SWIFT-04] after a lost reply the request is sent again, and missing objects count as deleted', async () => {
  const box = container(many.map(({ path }) => path))
  let calls = 0
  const remove = async (objects: readonly ObjectAddress[]) => {
    const outcomes = await box.remove(objects)
    calls += 1
    if (calls === 3) throw new ApiError('lost', { reason: 'unreachable', endpoint: 'POST' })
    return outcomes
  }
  const outcome = await removeAll({ files: many, folderLevels: [] }, { remove, progress: () => {}, signal })
  expect([outcome.deleted.length, outcome.failed, box.stored.size]).toEqual([500, [], 0])
})

test('[SWIFT-04] without any reply all objects count as failed after two requests', async () => {
  const remove = vi.fn(async () => {
    throw new ApiError('no', { reason: 'timeout', endpoint: 'POST' })
  })
  const outcome = await removeAll({ files: roots('a', 'b'), folderLevels: [] }, { remove, progress: () => {}, signal })
  expect(remove).toHaveBeenCalledTimes(2)
  expect(pathsOf(outcome.failed.map(({ object }) => object))).toEqual(['a', 'b'])
})

test('[SWIFT-04] until the time to undo is over nothing is deleted, and Undo leaves all', async () => {
  const remove = vi.fn(async (objects: readonly ObjectAddress[]) => objects.map(() => null))
  const found = { files: roots('a/1'), folderLevels: [roots('a/')] }
  const plans: Plan[] = []
  const removing = removeAll(found, { remove, progress() {}, signal, holdMs: 60_000, begun: (one) => plans.push(one) })
  expect(plans[0]?.view()).toMatchObject({ phase: 'holding', undoable: true, total: 2 })
  plans[0]?.undo()
  const { deleted, left } = await removing
  expect([remove.mock.calls, deleted, pathsOf(left)]).toEqual([[], [], ['a/1', 'a/']])
})

test('[SWIFT-04] a session that ends in the middle pauses the plan; nothing is counted twice or as deleted', async () => {
  const box = container(many.map(({ path }) => path))
  let isSignedIn = true
  const remove = async (objects: readonly ObjectAddress[]) => {
    if (!isSignedIn) throw new ApiError('no', { reason: 'refused', status: 401, endpoint: 'POST' })
    const outcomes = await box.remove(objects)
    if (box.stored.size === 300) {
      // Swift has deleted what both requests name, but the replies are lost.
      isSignedIn = false
      throw new ApiError('lost', { reason: 'unreachable', endpoint: 'POST' })
    }
    return outcomes
  }
  const plans: Plan[] = []
  const removing = removeAll(
    { files: many, folderLevels: [] },
    { remove, progress() {}, signal, begun: (one) => plans.push(one) },
  )
  await expect.poll(() => plans[0]?.view()).toMatchObject({ phase: 'paused' })
  await expect.poll(() => plans[0]?.view().counts.running).toBe(0)
  expect(plans[0]?.view().counts).toMatchObject({ done: 0, failed: 2, waiting: 3 })
  isSignedIn = true
  plans[0]?.retry()
  plans[0]?.resume()
  const { deleted, failed, left } = await removing
  expect([deleted.length, new Set(pathsOf(deleted)).size, failed, left, box.stored.size]).toEqual([500, 500, [], [], 0])
})

test('what is left of a deletion is left of the items that were chosen', () => {
  const root = rootOf(roots('a/', 'b.txt', 'c/d/'))
  expect(pathsOf(roots('a/1.txt', 'a/b/2.txt', 'b.txt', 'c/d/3.txt', 'a/').map(root))).toEqual([
    'a/',
    'a/',
    'b.txt',
    'c/d/',
    'a/',
  ])
})
