import { expect, test } from 'vitest'
import type { TracedRequest } from '../../api/trace.ts'
import { maySendAgain } from './may-send-again.ts'

const request = (failed: boolean, ...ids: string[]): TracedRequest => ({
  ids,
  calls: [],
  failed,
  scope: '',
  again: async () => {},
})

test('a failed try of a form is not sent again after a later one succeeded', () => {
  const sent = [request(true), request(true), request(false)]
  expect(sent.map((one) => maySendAgain(one, sent))).toEqual([false, false, false])
  const failures = sent.slice(0, 2)
  expect(failures.map((one) => maySendAgain(one, failures))).toEqual([true, true])
})

test('of several items, one that failed can be sent again although others succeeded later', () => {
  const sent = [request(true, 'a'), request(false, 'b'), request(true, 'c'), request(false, 'c')]
  expect(sent.map((one) => maySendAgain(one, sent))).toEqual([true, false, false, false])
})

test('nor is one that succeeded, or whose content is gone', () => {
  const gone = { ...request(true), again: null }
  expect([maySendAgain(request(false), []), maySendAgain(gone, [gone])]).toEqual([false, false])
})
