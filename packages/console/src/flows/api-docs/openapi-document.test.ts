import { openApi } from '@meridian/contract'
import { expect, test } from 'vitest'
import { callsIn, matching } from './openapi-document.ts'

const result = { name: 'k', fingerprint: 'f', public_key: 'p', type: 'ssh', user_id: 'u' }
const calls = callsIn(openApi({ 'nova.keypairCreate': { body: { name: 'k' }, result } }))

test('the calls of the real document have their method, path and what they carry', () => {
  expect(calls.find(({ id }) => id === 'nova.keypairCreate')).toMatchObject({
    group: 'nova',
    method: 'POST',
    path: '/api/nova/keypairs/',
    request: { kind: 'json', example: { name: 'k' } },
    response: { kind: 'json', example: result },
  })
  expect(calls.find(({ id }) => id === 'nova.keypairDelete')).toMatchObject({
    request: { kind: 'none' },
    response: { kind: 'none' },
  })
  expect(calls.some(({ request }) => request.kind === 'bytes')).toBe(true)
})

test('the search finds calls that have each word in method, path or summary', () => {
  const found = matching(calls, 'post  KEYPAIRS').map(({ id }) => id)
  expect(found).toContain('nova.keypairCreate')
  expect(found).not.toContain('nova.keypairDelete')
  expect(matching(calls, '')).toHaveLength(calls.length)
  expect(matching(calls, 'no such call')).toEqual([])
})
