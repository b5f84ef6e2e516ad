import { expect, test } from 'vitest'
import { createMemoryHistory, createRootRoute, createRoute, createRouter } from '@tanstack/react-router'
import { folderOf, OBJECTS_ROUTE, paths, typeOfDetails } from './paths.ts'

test('[SHELL-02] panels are where the seeds put them', () => {
  expect(paths.images()).toBe('/project/images')
  expect(paths.adminImages()).toBe('/admin/images')
})

test('[SHELL-04] a details page is named by type and id, and an id cannot change the path', () => {
  expect(paths.details('OS::Glance::Image', 'a1b2')).toBe('/ngdetails/OS::Glance::Image/a1b2')
  expect(paths.details('OS::Nova::Keypair', 'my key/../$x?')).toBe(
    '/ngdetails/OS::Nova::Keypair/my%20key%2F..%2F%24x%3F',
  )
})

test('[SHELL-08] an ended session leads through sign-out and keeps the way back', () => {
  expect(paths.signInAgain('/cloud/', '/cloud/project/images?sort=-size')).toBe(
    '/cloud/auth/logout/?next=%2Fcloud%2Fproject%2Fimages%3Fsort%3D-size',
  )
})

test('[MODAL-01] a dialog has an address over the page that it is opened from', () => {
  expect(paths.modal('create-image')).toBe('?modal=create-image')
  expect(paths.modal('edit-image', 'a&b')).toBe('?modal=edit-image&item=a%26b')
})

test('a details page tells the type it is of, and no other page does', () => {
  expect(typeOfDetails(paths.details('OS::Glance::Image', 'a/b'))).toBe('OS::Glance::Image')
  expect(typeOfDetails(paths.images())).toBeNull()
  expect(typeOfDetails('/ngdetails/OS::Glance::Image/')).toBeNull()
})

test('[SHELL-02] containers and what lies in them are where the seeds put them', () => {
  expect(paths.containers()).toBe('/project/containers')
  expect(paths.objects('photos')).toBe('/project/containers/container/photos')
  expect(paths.objects('photos', '2024/may/')).toBe('/project/containers/container/photos/2024/may')
})

test.each([
  ['c', ''],
  ['c', 'a/b/'],
  ['my photos', 'a/b%2F c?#.txt/'],
  ['%41', '%2f%252F/%/'],
  ['<img src=x onerror=alert(1)>', 'שלום/$id/{-$x}/'],
  ['c', '//a//'],
  ['c', 'a/../b/./'],
  ['c', '../'],
  ['c', ' /\\/\n/'],
])('[SWIFT-02] the address of a folder leads to it and no other: %j %j', async (container, folder) => {
  const root = createRootRoute()
  const list = createRoute({ getParentRoute: () => root, path: OBJECTS_ROUTE })
  const routeTree = root.addChildren([list])
  const { href } = createRouter({ routeTree, basepath: '/base/' }).buildLocation({
    to: paths.objects(container, folder),
  })
  const { pathname, search } = new URL(href, 'http://any.invalid')
  expect(search).toBe('')
  const history = createMemoryHistory({ initialEntries: [pathname] })
  const router = createRouter({ routeTree, basepath: '/base/', history })
  await router.load()
  const { container: name, _splat: rest = '' }: Record<string, string> = router.state.matches.at(-1)?.params ?? {}
  expect([name, folderOf(rest)]).toEqual([container, folder])
})
