import { createIntl, defineMessages } from 'react-intl'
import { beforeEach, expect, test, vi } from 'vitest'
import { ApiError } from '../../api/api-error.ts'
import type { ActionTools } from './action.ts'
import type { ConfirmRequest } from './confirm.ts'
import { deleteAction, type DeleteMessages, type DeleteValues } from './delete-action.ts'

const toast = { success: vi.fn(), danger: vi.fn(), info: vi.fn(), warning: vi.fn() }

interface Row {
  id: string
  locked?: boolean
}
const TYPE = 'OS::Test::Thing'
const messages: DeleteMessages = {
  ...defineMessages({
    one: { id: 'one', defaultMessage: 'Delete Thing' },
    other: { id: 'other', defaultMessage: 'Delete Things' },
  }),
  ...defineMessages<DeleteValues>({
    title: { id: 'title', defaultMessage: 'Confirm Delete {count, plural, one {Thing} other {Things}}' },
    body: { id: 'body', defaultMessage: 'You have selected "{names}".' },
    notAllowed: { id: 'notAllowed', defaultMessage: 'Not allowed: {names}' },
    deleted: { id: 'deleted', defaultMessage: 'Deleted: {names}.' },
    failed: { id: 'failed', defaultMessage: 'Unable to delete: {names}.' },
  }),
}
const remove = vi.fn<(row: Row) => Promise<unknown>>()
const confirm = vi.fn<(request: ConfirmRequest<unknown>) => Promise<unknown>>()
const progress = vi.fn()
const tools = {
  intl: createIntl({ locale: 'en' }),
  type: TYPE,
  label: ({ id }) => id.toUpperCase(),
  permits: async ({ locked }) => !locked,
  confirm,
  notify: toast,
} as ActionTools<Row> // a mock cannot be generic as Confirm is
const action = deleteAction<Row>({ messages, policy: [], allowed: () => true, remove })
const refusal = (status: number, message: string) =>
  new ApiError(message, { reason: 'refused', endpoint: 'DELETE /', status, requestId: `req-${status}` })

beforeEach(() => {
  vi.resetAllMocks()
  confirm.mockImplementation(({ run }) => run(progress, new AbortController().signal))
})

test('[TABLE-13] what is deleted is reported and answered', async () => {
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
  expect(toast.success).toHaveBeenCalledWith('Deleted: A, B.')
  expect(progress.mock.calls).toEqual([
    [1, 2],
    [2, 2],
  ])
})

test('[TABLE-13] what is not permitted is named and skipped', async () => {
  remove.mockResolvedValue(undefined)
  await action.run([{ id: 'a', locked: true }, { id: 'b' }, { id: 'c', locked: true }], tools)
  expect(toast.danger).toHaveBeenCalledWith('Not allowed: A, C')
  expect(remove.mock.calls).toEqual([[{ id: 'b' }]])
})

test('[TABLE-13] where nothing is permitted, nothing is asked', async () => {
  expect(await action.run([{ id: 'a', locked: true }], tools)).toBeNull()
  expect(confirm).not.toHaveBeenCalled()
})

test('[TABLE-13] nothing is deleted unless confirmed', async () => {
  confirm.mockResolvedValue(null)
  expect(await action.run([{ id: 'a' }], tools)).toBeNull()
  expect(remove).not.toHaveBeenCalled()
  expect(toast.success).not.toHaveBeenCalled()
})

test('[TABLE-13] what fails is named, with the reason in the words of the service and its request id', async () => {
  remove.mockImplementation(({ id }) => (id === 'b' ? Promise.reject(refusal(409, 'In use.')) : Promise.resolve()))
  const result = await action.run([{ id: 'a' }, { id: 'b' }], tools)
  expect(result?.failed).toEqual([{ type: TYPE, id: 'b' }])
  expect(toast.success).toHaveBeenCalledWith('Deleted: A.')
  expect(toast.danger).toHaveBeenCalledWith('Unable to delete: B.', { detail: 'In use.', requestId: 'req-409' })
})

test('several reasons are told each with what it is about', async () => {
  remove.mockImplementation(({ id }) => Promise.reject(refusal(409, `${id} is in use.`)))
  await action.run([{ id: 'a' }, { id: 'b' }], tools)
  expect(toast.danger).toHaveBeenCalledWith(
    'Unable to delete: A, B.',
    expect.objectContaining({ detail: 'A: a is in use.\nB: b is in use.' }),
  )
})

test('of very many, the first are named and the rest counted', async () => {
  remove.mockResolvedValue(undefined)
  await action.run(
    Array.from({ length: 1030 }, (_, n) => ({ id: `i${n}` })),
    tools,
  )
  expect(toast.success).toHaveBeenCalledWith(expect.stringMatching(/^Deleted: I0, I1, .*, I29 and 1,000 more\.$/))
})

test('what is gone already counts as deleted', async () => {
  remove.mockRejectedValue(refusal(404, 'No image found.'))
  expect((await action.run([{ id: 'a' }], tools))?.deleted).toEqual([{ type: TYPE, id: 'a' }])
})

test('[MODAL-04] the question is put for one or for many', async () => {
  confirm.mockResolvedValue(null)
  await action.run([{ id: 'a' }], tools)
  await action.run([{ id: 'a' }, { id: 'b' }], tools)
  expect(confirm.mock.calls.map(([{ title, body, action: button }]) => [title, body, button])).toEqual([
    ['Confirm Delete Thing', 'You have selected "A".', 'Delete Thing'],
    ['Confirm Delete Things', 'You have selected "A, B".', 'Delete Things'],
  ])
})
