import type { Consequence, ContentItem } from '@meridian/contract'
import { createIntl } from 'react-intl'
import { expect, test } from 'vitest'
import { toLines } from './to-lines.ts'

const intl = createIntl({ locale: 'en' })
const one = (more: Partial<Consequence>): Consequence => ({
  effect: 'goes',
  reason: 'portOfServer',
  of: 's',
  type: 'port',
  id: 'p',
  name: '10.0.0.1',
  ...more,
})

test('things without a choice share a line, and those with one have their own', () => {
  const remedy = (id: string) => ({ operation: 'delete', type: 'volume', id }) as const
  const lines = toLines(
    [
      one({}),
      one({ id: 'q', name: '10.0.0.2' }),
      one({ effect: 'stays', reason: 'volumeOfServer', id: 'v', name: 'data', gigabytes: 200, remedy: remedy('v') }),
      one({ effect: 'stays', reason: 'volumeOfServer', id: 'w', name: 'logs', gigabytes: 10, remedy: remedy('w') }),
    ],
    intl,
  )
  expect(lines.map(({ text, amount, choice }) => [text, amount, choice?.label])).toEqual([
    ['2 ports: 10.0.0.1, 10.0.0.2', undefined, undefined],
    ['Volume data', '200 GB', 'Delete volume data'],
    ['Volume logs', '10 GB', 'Delete volume logs'],
  ])
  expect(lines[1]?.choice).toMatchObject({ gigabytes: 200, steps: [{ of: 's', before: false, final: true }] })
})

test('what blocks is remedied before; the reason of a lock is named', () => {
  const remedy = { operation: 'unlock', server: 's' } as const
  const locked = one({ effect: 'blocks', reason: 'locked', type: 'server', id: 's', name: 'web', remedy })
  const [line] = toLines([{ ...locked, detail: 'Release freeze' }], intl)
  expect(line).toMatchObject({ text: 'web is locked. Release freeze', choice: { label: 'Unlock web' } })
  expect(line?.choice?.steps).toMatchObject([{ before: true, undo: expect.any(Function) }])
  expect(toLines([locked], intl)[0]?.text).toBe('web is locked.')
})

test('who locked a server is named, and a port is deleted after it was detached, which nothing brings back', () => {
  const locked = one({ effect: 'blocks', reason: 'locked', type: 'server', id: 's', name: 'web', by: 'ann' })
  expect(toLines([locked], intl)[0]?.text).toBe('web is locked by ann.')
  const remedy = { operation: 'detachPort', server: 's', port: 'p' } as const
  const [line] = toLines([one({ effect: 'blocks', reason: 'serverPort', detail: 'web', remedy })], intl)
  expect(line?.choice?.label).toBe('Detach and delete the port 10.0.0.1')
  const [detach, remove] = line?.choice?.steps ?? []
  expect(detach).toMatchObject({ label: 'Detach the port 10.0.0.1', before: true, final: true })
  expect(remove).toMatchObject({ label: 'Delete port 10.0.0.1', before: true, final: true, needs: [detach?.id] })
  expect([detach?.undo, remove?.undo]).toEqual([undefined, undefined])
})

test('each host of an aggregate can be removed first, which can be undone', () => {
  const host = (name: string) => {
    const remedy = { operation: 'leaveAggregate', aggregate: '7', host: name } as const
    return one({ effect: 'blocks', reason: 'hostOfAggregate', type: 'aggregate', of: '7', id: name, name, remedy })
  }
  const lines = toLines([host('node-1'), host('node-2')], intl)
  expect(lines.map(({ text, choice, links }) => [text, choice?.label, links])).toEqual([
    ['Host node-1 is in it.', 'Remove the host node-1 from it', []],
    ['Host node-2 is in it.', 'Remove the host node-2 from it', []],
  ])
  expect(lines[0]?.choice?.steps).toMatchObject([{ of: '7', before: true, undo: expect.any(Function) }])
})

test('a line knows the items that it is about', () => {
  const blocking = { effect: 'blocks', reason: 'listed', type: 'subnet', name: 'net' } as const
  const lines = toLines([one({ ...blocking, of: 'p' }), one({ ...blocking, of: 'q', id: 'r' })], intl)
  expect(lines.map(({ of }) => of)).toEqual([['p', 'q']])
})

test('application credentials of a deleted user are named together', () => {
  const key = (name: string) => one({ reason: 'keyOfUser', type: 'user', of: 'u', id: 'u', name })
  expect(toLines([key('ci'), key('backup')], intl).map(({ text, links }) => [text, links])).toEqual([
    ['Application credentials ci, backup: programs that use them can no longer sign in.', []],
  ])
})

test('a project that is deleted can be purged first, of all that it contains', () => {
  const contents = ['router', 'network'].map((kind) => ({ kind, id: kind, name: 'lab', after: [] }) as ContentItem) // both are kinds
  const remedy = { operation: 'purge', project: 'p', contents } as const
  const about = { type: 'project', of: 'p', id: 'p', name: 'lab' } as const
  const project = one({ ...about, effect: 'stays', reason: 'contentsOfProject', detail: '2', remedy })
  const [line] = toLines([project], intl)
  expect(line).toMatchObject({
    text: '2 things in lab, which nobody then owns',
    links: [],
    choice: { label: 'Purge first: delete all 2', large: true },
  })
  expect(line?.choice?.steps.map(({ label, before, final }) => [label, before, final])).toEqual([
    ['Delete router lab', true, true],
    ['Delete network lab', true, true],
  ])
})
