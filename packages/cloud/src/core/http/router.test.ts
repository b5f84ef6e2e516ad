import { expect, test } from 'vitest'
import { anyone, get } from '../service/api.ts'
import { noContent } from './reply.ts'
import { createRouter, queryOf, segmentsOf } from './router.ts'

const reply = () => noContent
const find = createRouter([
  get('/v1/:account', reply),
  anyone.post('/v1/:account', reply),
  anyone.post('/v1/:account?bulk-delete', reply),
  get('/v1/:account/:container', reply),
  get('/v1/:account/:container/*object', reply),
  anyone.put('/v1/:account/:container/*object', reply),
  anyone.put('/v1/:account/:container/*object?multipart-manifest=put', reply),
])

const to = (method: string, target: string) => {
  const found = find(method, segmentsOf(target.split('?', 1)[0] ?? '') ?? [], queryOf(target))
  return 'route' in found ? { path: found.route.path, ...found.params } : found
}

test('`*name` keeps slashes, also the last one', () => {
  const path = '/v1/:account/:container/*object'
  expect(to('GET', '/v1/a/c/x/y.txt')).toEqual({ path, account: 'a', container: 'c', object: 'x/y.txt' })
  expect(to('GET', '/v1/a/c/x//y/')).toMatchObject({ object: 'x//y/' })
  expect(to('GET', '/v1/a/c//')).toMatchObject({ object: '/' })
  expect(to('GET', '/v1/a/c/')).toEqual({ path: '/v1/:account/:container', account: 'a', container: 'c' })
})

test('%2F separates segments like a slash', () => {
  expect(to('GET', '/v1/a/c%2Fd%C3%A9')).toMatchObject({ container: 'c', object: 'dé' })
})

test('an invalid encoding matches nothing', () => {
  expect(segmentsOf('/v1/%FF')).toBeUndefined()
})

test('a route can require a query parameter', () => {
  expect(to('POST', '/v1/a')).toMatchObject({ path: '/v1/:account' })
  expect(to('POST', '/v1/a?bulk-delete')).toMatchObject({ path: '/v1/:account?bulk-delete', account: 'a' })
  expect(to('PUT', '/v1/a/c/o?multipart-manifest=get')).toMatchObject({ path: '/v1/:account/:container/*object' })
  expect(to('PUT', '/v1/a/c/o?multipart-manifest=put')).toMatchObject({ object: 'o' })
  expect(to('PUT', '/v1/a/c/o?multipart-manifest=put')).toMatchObject({ path: expect.stringContaining('=put') })
})

test('a path without the method returns its allowed methods', () => {
  expect(to('DELETE', '/v1/a')).toEqual({ allow: ['POST', 'GET', 'HEAD'] })
  expect(to('GET', '/v2/a')).toEqual({ allow: [] })
})
