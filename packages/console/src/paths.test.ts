import { expect, test } from 'vitest'
import { createMemoryHistory, createRootRoute, createRoute, createRouter } from '@tanstack/react-router'
import { folderOf, OBJECTS_ROUTE, paths, typeOfDetails } from './paths.ts'

test('[SHELL-02] panels have the paths of Horizon', () => {
  expect(paths.images()).toBe('/project/images')
  expect(paths.adminImages()).toBe('/admin/images')
})

test('[SHELL-04] the path of a details page has type and id, and an id cannot change the path', () => {
  expect(paths.details('OS::Glance::Image', 'a1b2')).toBe('/ngdetails/OS::Glance::Image/a1b2')
  expect(paths.details('OS::Nova::Keypair', 'my key/../$x?')).toBe(
    '/ngdetails/OS::Nova::Keypair/my%20key%2F..%2F%24x%3F',
  )
})

test('[SHELL-08] an ended session leads through sign-out and returns to the page', () => {
  expect(paths.signInAgain('/cloud/', '/cloud/project/images?sort=-size')).toBe(
    '/cloud/auth/logout/?next=%2Fcloud%2Fproject%2Fimages%3Fsort%3D-size',
  )
})

test('[MODAL-01] a dialog has an address over the page that opens it', () => {
  expect(paths.modal('create-image')).toBe('?modal=create-image')
  expect(paths.modal('edit-image', 'a&b')).toBe('?modal=edit-image&item=a%26b')
})

test('the type is read from the path of a details page, and of no other page', () => {
  expect(typeOfDetails(paths.details('OS::Glance::Image', 'a/b'))).toBe('OS::Glance::Image')
  expect(typeOfDetails(paths.images())).toBeNull()
  expect(typeOfDetails('/ngdetails/OS::Glance::Image/')).toBeNull()
})

test('[SHELL-02] containers and their objects have the paths of Horizon', () => {
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
])('[SWIFT-02] the address of a folder leads to that folder: %j %j', async (container, folder) => {
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
