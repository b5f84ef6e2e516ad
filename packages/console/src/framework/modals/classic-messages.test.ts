import { createIntl } from 'react-intl'
import { expect, test, vi } from 'vitest'
import { setToastHandler, type ToastNote } from '../../ui/toast/toast.ts'
import { notifyServerMessages } from './classic-reply.ts'

test('[SHELL-10] server messages are shown as alerts, each with its kind as prefix', () => {
  const show = vi.fn<(note: ToastNote) => void>()
  setToastHandler(show)
  notifyServerMessages(createIntl({ locale: 'en' }), [
    ['danger', 'it burns', ''],
    ['warning', 'it smokes', ''],
    ['info', 'it is warm', ''],
    ['success', 'it is out', 'safe'],
    ['error', '<b>it</b> broke', 'safe'],
    ['unheard-of', 'it hums', ''],
  ])
  expect(show.mock.calls.map(([{ type, message }]) => [type, message])).toEqual([
    ['danger', 'Danger: it burns'],
    ['warning', 'Warning: it smokes'],
    ['info', 'Notice: it is warm'],
    ['success', 'Success: it is out'],
    ['danger', 'Error: <b>it</b> broke'],
    ['info', 'Notice: it hums'],
  ])
})

test('[SHELL-23] the extra tags are kept: a closable message stays, and what is no class is left out', () => {
  const show = vi.fn<(note: ToastNote) => void>()
  setToastHandler(show)
  notifyServerMessages(createIntl({ locale: 'en' }), [
    ['info', 'it is queued', 'image closable'],
    ['success', 'it is out', 'safe <b>'],
  ])
  expect(show.mock.calls.map(([note]) => note)).toEqual([
    { type: 'info', message: 'Notice: it is queued', tags: ['image', 'closable'], stays: true },
    { type: 'success', message: 'Success: it is out', tags: ['safe'], stays: false },
  ])
})
