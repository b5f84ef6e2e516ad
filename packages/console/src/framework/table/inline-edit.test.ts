import { createIntl } from 'react-intl'
import { expect, test } from 'vitest'
import { ApiError } from '../../api/api-error.ts'
import { inlineFailure, inlineStep, VIEW, type InlineEvent, type InlineState } from './inline-edit.ts'

const after = (...events: InlineEvent[]) => events.reduce<InlineState>(inlineStep, VIEW)

test('[INLINE-01] a cell goes through loading, editing and saving, and flashes when saved', () => {
  expect(after({ type: 'edit' })).toEqual({ phase: 'loading' })
  const edited = [{ type: 'edit' }, { type: 'loaded', value: 'a' }, { type: 'change', value: 'ab' }] as const
  expect(after(...edited)).toEqual({ phase: 'editing', value: 'ab', error: null })
  expect(after(...edited, { type: 'save' })).toEqual({ phase: 'saving', value: 'ab' })
  expect(after(...edited, { type: 'save' }, { type: 'saved' })).toEqual({ phase: 'view', saved: true })
  expect(after(...edited, { type: 'save' }, { type: 'saved' }, { type: 'flashed' })).toEqual(VIEW)
})

test('[INLINE-01] a failed save returns to editing, with the typed value and the reason', () => {
  const refused = after(
    { type: 'edit' },
    { type: 'loaded', value: 'a' },
    { type: 'save' },
    { type: 'failed', error: 'Name is taken.', shown: 'before' },
  )
  expect(refused).toEqual({ phase: 'editing', value: 'a', error: 'Name is taken.' })
  expect(inlineStep(refused, { type: 'change', value: 'b' })).toMatchObject({ error: null })
})

test('[INLINE-01] if the value cannot be loaded, the text of the cell is edited', () => {
  expect(after({ type: 'edit' }, { type: 'failed', error: 'No answer.', shown: 'a' })).toEqual({
    phase: 'editing',
    value: 'a',
    error: 'No answer.',
  })
})

test('[INLINE-01] cancelling restores the cell, and a later response changes nothing', () => {
  expect(after({ type: 'edit' }, { type: 'cancel' }, { type: 'loaded', value: 'late' })).toEqual(VIEW)
  expect(after({ type: 'edit' }, { type: 'loaded', value: 'a' }, { type: 'cancel' })).toEqual(VIEW)
})

test('saving cannot be cancelled: its result would be unknown', () => {
  const saving = after({ type: 'edit' }, { type: 'loaded', value: 'a' }, { type: 'save' })
  expect(inlineStep(saving, { type: 'cancel' })).toBe(saving)
})

test.each([
  [400, 'At most 64 characters.', 'At most 64 characters.'],
  [401, 'no', 'Not authorized to do this operation.'],
  [503, 'Keystone is down.', 'An error occurred. Please try again later. Keystone is down.'],
])('[INLINE-01] [INLINE-02] a cell whose save is answered with %s says why', (status, message, words) => {
  const error = new ApiError(message, { reason: 'refused', endpoint: 'POST cell', status })
  expect(inlineFailure(createIntl({ locale: 'en', onError: () => {} }), error)).toBe(words)
})
