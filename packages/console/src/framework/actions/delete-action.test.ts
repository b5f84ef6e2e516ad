import { createIntl } from 'react-intl'
import { beforeEach, expect, test, vi } from 'vitest'
import { ApiError } from '../../api/api-error.ts'
import { sendUnlisted } from '../../api/client.ts'
import type { ConfirmRequest } from '../resource/confirm.ts'
import type { ActionTools } from '../resource/action.ts'
import { choiceOf, type Outlook } from '../resource/consequences.ts'
import { deleteAction } from './dialog-action.ts'

const toast = { success: vi.fn(), danger: vi.fn(), info: vi.fn(), warning: vi.fn() }

interface Row {
  id: string
  locked?: boolean
}
const TYPE = 'OS::Test::Thing'
const names = { one: { id: 'one', defaultMessage: 'Big Thing' }, other: { id: 'other', defaultMessage: 'Big Things' } }
const remove = vi.fn<(row: Row) => Promise<unknown>>()
const confirm = vi.fn<(request: ConfirmRequest<unknown>) => Promise<unknown>>()
const progress = vi.fn()
const tools = {
  intl: createIntl({ locale: 'en' }),
  type: TYPE,
  label: ({ id }) => id.toUpperCase(),
  permits: async ({ locked }) => !locked,
  confirm,
  send: sendUnlisted,
  notify: toast,
} as ActionTools<Row> // a mock cannot be generic as Confirm is
const action = deleteAction<Row>({ names }, { lookAhead: 'nothing else', remove })
const refusal = (status: number, message: string) =>
  new ApiError(message, { reason: 'refused', endpoint: 'DELETE /', status, requestId: `req-${status}` })

beforeEach(() => {
  vi.resetAllMocks()
  confirm.mockImplementation(({ run }) => run(progress, new AbortController().signal))
})

test('[TABLE-13] deleted items are reported and returned', async () => {
  remove.mockResolvedValue(undefined)
  expect(await action.run([{ id: 'a' }, { id: 'b' }], tools)).toEqual({
    created: [],
    updated: [],
    deleted: [
      { type: TYPE, id: 'a' },
      { type: TYPE, id: 'b' },
    ],
    failed: [],
  })
  expect(toast.success).toHaveBeenCalledWith('Deleted Big Things: A, B.')
  expect(progress.mock.calls).toEqual([
    [1, 2],
    [2, 2],
  ])
})

test('[TABLE-13] items without permission are named and skipped', async () => {
  remove.mockResolvedValue(undefined)
  await action.run([{ id: 'a', locked: true }, { id: 'b' }, { id: 'c', locked: true }], tools)
  expect(toast.danger).toHaveBeenCalledWith('You are not allowed to delete big things: A, C')
  expect(remove.mock.calls.map(([row]) => row)).toEqual([{ id: 'b' }])
})

test('[TABLE-13] without permission for any item, no confirmation is shown', async () => {
  expect(await action.run([{ id: 'a', locked: true }], tools)).toBeNull()
  expect(confirm).not.toHaveBeenCalled()
})

test('[TABLE-13] nothing is deleted unless confirmed', async () => {
  confirm.mockResolvedValue(null)
  expect(await action.run([{ id: 'a' }], tools)).toBeNull()
  expect(remove).not.toHaveBeenCalled()
  expect(toast.success).not.toHaveBeenCalled()
})

test('[TABLE-13] a failure is reported with the message and request id of the service', async () => {
  remove.mockImplementation(({ id }) => (id === 'b' ? Promise.reject(refusal(409, 'In use.')) : Promise.resolve()))
  const result = await action.run([{ id: 'a' }, { id: 'b' }], tools)
  expect(result?.failed).toEqual([{ type: TYPE, id: 'b' }])
  expect(toast.success).toHaveBeenCalledWith('Deleted Big Thing: A.')
  expect(toast.danger).toHaveBeenCalledWith('Unable to delete Big Thing: B.', {
    detail: 'In use.',
    requestId: 'req-409',
    about: { type: TYPE, id: 'b' },
  })
})

test('each of several reasons is listed with the item', async () => {
  remove.mockImplementation(({ id }) => Promise.reject(refusal(409, `${id} is in use.`)))
  await action.run([{ id: 'a' }, { id: 'b' }], tools)
  expect(toast.danger).toHaveBeenCalledWith(
    'Unable to delete Big Things: A, B.',
    expect.objectContaining({ detail: 'A: a is in use.\nB: b is in use.' }),
  )
})

test('a message about many items names the first and counts the rest', async () => {
  remove.mockResolvedValue(undefined)
  await action.run(
    Array.from({ length: 1030 }, (_, n) => ({ id: `i${n}` })),
    tools,
  )
  expect(toast.success).toHaveBeenCalledWith(
    expect.stringMatching(/^Deleted Big Things: I0, I1, .*, I29 and 1,000 more\.$/),
  )
})

test('an item that is already gone counts as deleted', async () => {
  remove.mockRejectedValue(refusal(404, 'No image found.'))
  expect((await action.run([{ id: 'a' }], tools))?.deleted).toEqual([{ type: TYPE, id: 'a' }])
})

test('[MODAL-04] the confirmation is worded for one item or for many', async () => {
  confirm.mockResolvedValue(null)
  await action.run([{ id: 'a' }], tools)
  await action.run([{ id: 'a' }, { id: 'b' }], tools)
  expect(confirm.mock.calls.map(([{ title, body, action: button }]) => [title, body, button])).toEqual([
    ['Delete A?', 'Deleted big thing is not recoverable.', 'Delete Big Thing'],
    ['Delete Big Things?', 'Deleted big things are not recoverable: A, B.', 'Delete Big Things'],
  ])
})

test('a stopped deletion names what it left, and claims nothing of it', async () => {
  const stop = new AbortController()
  confirm.mockImplementation(({ run }) => run(progress, stop.signal))
  remove.mockImplementation(async () => stop.abort())
  const items = Array.from({ length: 8 }, (_, n) => ({ id: `i${n}` }))
  const result = await action.run(items, tools)
  expect(result?.deleted).toHaveLength(5)
  expect(toast.warning).toHaveBeenCalledWith('Stopped. Nothing was done to: I5, I6, I7')
})

test('an item is left out while something prevents it that is not included', async () => {
  remove.mockResolvedValue(undefined)
  const release = vi.fn(async () => {})
  const step = { id: 'release a', label: 'Release', of: 'a', before: true, run: release }
  const outlook: Outlook = {
    lines: [
      { key: 'one', effect: 'blocks', of: ['a'], text: 'One', links: [], choice: { label: 'Include', steps: [step] } },
      { key: 'two', effect: 'blocks', of: ['b'], text: 'Two', links: [] },
      { key: 'three', effect: 'affects', of: ['c'], text: 'Three', links: [] },
    ],
    first: [],
    gigabytes: 0,
    incomplete: false,
  }
  const blocking = deleteAction<Row>({ names }, { lookAhead: async () => async () => outlook, remove })
  const deleteAfter = async (...chosen: string[]) => {
    remove.mockClear()
    confirm.mockImplementation(async ({ outlook: asked, run }) => {
      const found = await asked?.look()
      return run(progress, new AbortController().signal, found && { ...found, ...choiceOf(found, new Set(chosen)) })
    })
    const result = await blocking.run([{ id: 'a' }, { id: 'b' }, { id: 'c' }], tools)
    return { sent: remove.mock.calls.map(([{ id }]) => id), failed: result?.failed }
  }
  expect(await deleteAfter()).toEqual({ sent: ['c'], failed: [] })
  expect(release).not.toHaveBeenCalled()
  expect(await deleteAfter('one')).toEqual({ sent: ['c', 'a'], failed: [] })
  expect(release).toHaveBeenCalledOnce()
})
