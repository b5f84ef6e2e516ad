import { expect, test } from 'vitest'
import { fillPath, urlOf } from './endpoint.ts'
import { glance } from './glance/endpoints.ts'
import { openApi } from './openapi.ts'
import { swift } from './swift/endpoints.ts'

test('a parameter is one encoded segment, and undefined query values are left out', () => {
  expect(urlOf(glance.imageView, { params: { id: 'a/b c' } })).toBe('/api/glance/images/a%2Fb%20c/')
  expect(urlOf(glance.imageList, { query: { marker: undefined, status: 'active' } })).toBe(
    '/api/glance/images/?status=active',
  )
})

test('`*name` keeps slashes and encodes everything else', () => {
  expect(fillPath('/object/:container/*path', { container: 'a/b', path: 'x y/.z/?#' })).toBe(
    '/object/a%2Fb/x%20y/.z/%3F%23',
  )
})

test.each(['a/../b', '..', '.', './x', '../'])(
  'an object named %s has a URL that a browser does not resolve',
  (path) => {
    const url = urlOf(swift.objectDownload, { params: { container: 'c', path }, query: { project: 'p' } })
    expect(new URL(url, 'http://console.example').pathname).toMatch(/^\/api\/swift\/containers\/c\/object\/./)
    expect(new URL(url, 'http://console.example').searchParams.get('project')).toBe('p')
  },
)

test('a missing parameter throws', () => {
  expect(() => urlOf(glance.imageView, {})).toThrow('/api/glance/images/:id/ needs the parameter id')
})

test('the OpenAPI document describes path parameters, bodies and replies', () => {
  const { paths } = openApi()
  expect(paths['/api/glance/images/{id}/']).toMatchObject({
    get: { operationId: 'glance.imageView', parameters: [{ name: 'id', in: 'path', required: true }] },
    delete: { responses: { 204: { description: 'Success' } } },
  })
  expect(paths['/auth/login/']).toMatchObject({ post: { security: [], requestBody: { required: true } } })
})

test('dot segments keep their slashes encoded, so that browsers do not resolve them', () => {
  const url = urlOf(swift.objectDelete, { params: { container: 'c', path: 'a/../secret' } })
  expect(new URL(url, 'http://any.invalid').pathname).toBe('/api/swift/containers/c/object/a%2F..%2Fsecret')
  expect(urlOf(swift.objectDelete, { params: { container: 'c', path: 'a//' } })).toMatch(/object\/a%2F%2F$/)
  expect(urlOf(swift.objectDelete, { params: { container: 'c', path: 'a/b/' } })).toMatch(/object\/a\/b\/$/)
  expect(() => urlOf(swift.containerDelete, { params: { container: '..' } })).toThrow('cannot have ..')
})
