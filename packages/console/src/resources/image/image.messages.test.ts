import { createIntl } from 'react-intl'
import { expect, test } from 'vitest'
import { deleteMessages } from './image.messages.ts'

const { formatMessage } = createIntl({ locale: 'en' })

test('[IMAGE-07] [MODAL-04] the confirmation says that what is deleted is not recoverable, for one and for many', () => {
  expect(formatMessage(deleteMessages.title, { count: 1 })).toBe('Confirm Delete Image')
  expect(formatMessage(deleteMessages.title, { count: 2 })).toBe('Confirm Delete Images')
  expect(formatMessage(deleteMessages.body, { names: 'cirros', count: 1 })).toBe(
    'You have selected "cirros". Deleted image is not recoverable.',
  )
  expect(formatMessage(deleteMessages.body, { names: 'a, b', count: 2 })).toBe(
    'You have selected "a, b". Deleted images are not recoverable.',
  )
})

test('[IMAGE-07] what became of the images is told in these words', () => {
  expect(formatMessage(deleteMessages.deleted, { names: 'a, b' })).toBe('Deleted Image(s): a, b.')
  expect(formatMessage(deleteMessages.failed, { names: 'a' })).toBe('Unable to delete Image(s): a.')
  expect(formatMessage(deleteMessages.notAllowed, { names: 'a, b' })).toBe('You are not allowed to delete images: a, b')
})

test('a name with braces or angle brackets is shown as it is', () => {
  expect(formatMessage(deleteMessages.deleted, { names: '<b>{count}</b>' })).toBe('Deleted Image(s): <b>{count}</b>.')
})
